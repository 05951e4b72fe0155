/** Reads the place at which a video shall start: `t=95`, `start=1m35s`, `#t=95s`. @returns seconds */
export function readStart({ searchParams, hash }: URL): number | undefined {
  const fragment = new URLSearchParams(hash.slice(1))
  for (const name of ['t', 'start', 'time', 'wtime', 'startTime', 'start_time', 'time_continue']) {
    const seconds = readSeconds(searchParams.get(name) ?? fragment.get(name) ?? '')
    if (seconds) return seconds
  }
  return undefined
}

/** `95`, `95s`, `1m35s`, `1h2m5s`, `1:35` */
function readSeconds(text: string): number {
  if (/^\d+(?:\.\d+)?s?$/.test(text)) return Math.floor(Number.parseFloat(text))
  const [, hours, minutes, seconds] =
    /^(?:(\d+)[h:])?(?:(\d+)[m:])?(?:(\d+)s?)?$/.exec(text)?.map(Number) ?? []
  return (hours || 0) * 3600 + (minutes || 0) * 60 + (seconds || 0)
}
