/** What the device says of its network is often wrong, behind a VPN for instance: only no answer at all proves it. */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false
  return !(await hostAnswers()) && !navigator.onLine
}

/** Asks for the head of the page: whichever its status, the host has answered within two seconds. */
export async function hostAnswers(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(2000) })
    return true
  } catch {
    return false
  }
}
