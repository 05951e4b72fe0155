/** `200.4` → `3:20`, `3725` → `1:02:05`, as players write it */
export function formatDuration(duration: number): string {
  const whole = Math.floor(duration)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const seconds = twoDigits(whole % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${seconds}` : `${minutes}:${seconds}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
