/** What the device says of its network is often wrong, behind a VPN for instance: only no answer at all proves it. */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false
  try {
    await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(2000) })
    return false
  } catch {
    return !navigator.onLine
  }
}
