/** `200.4` → `3:20`, `3725` → `1:02:05`, as players write it */
export const formatDuration = (seconds: number) =>
  new Date(seconds * 1000)
    .toISOString()
    .slice('1970-01-01T'.length, '1970-01-01T00:00:00'.length)
    .replace(/^(?:00:0?|0)/, '')

/** `3:20` → `200`, `01:02:05.500` → `3725.5` */
export const secondsOf = (time: string) =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0)
