/** How long an imported file may take to arrive. */
const PATIENCE_MS = 10_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function failWhenLate(): Promise<never> {
  await wait(PATIENCE_MS)
  throw new Error('late')
}

/**
 * Waits at most ten seconds for an import. Firefox cancels imports as soon as a link is followed,
 * and a visitor who leaves must not see the page change: the promise then rejects ten seconds on.
 */
export async function importInTime<Module>(imported: Promise<Module>): Promise<Module> {
  let isLeaving = false
  const onLeave = () => {
    isLeaving = true
  }
  // This listener may keep the page out of the back/forward cache.
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
