const PATIENCE_MS = 10_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function failWhenLate(): Promise<never> {
  await wait(PATIENCE_MS)
  throw new Error('The import takes too long')
}

/**
 * Rejects after ten seconds. If the import fails because the visitor is leaving (Firefox cancels
 * imports on navigation), the rejection waits ten seconds more, so that the caller's fallback does
 * not flash on the page being left.
 */
export async function importInTime<Module>(imported: Promise<Module>): Promise<Module> {
  let isLeaving = false
  const onLeave = () => {
    isLeaving = true
  }
  // The listener is removed below: a permanent one can keep the page out of the back/forward cache.
  addEventListener('beforeunload', onLeave)
  try {
    return await Promise.race([imported, failWhenLate()])
  } catch (error) {
    if (isLeaving) await wait(PATIENCE_MS)
    throw error
  } finally {
    removeEventListener('beforeunload', onLeave)
  }
}
