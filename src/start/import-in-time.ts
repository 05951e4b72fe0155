/** A file that has not come by then is given up. */
const PATIENCE_MS = 10_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function failWhenLate(): Promise<never> {
  await wait(PATIENCE_MS)
  throw new Error('late')
}

/**
 * Waits ten seconds for an import.
 *
 * Firefox cancels the requests of a page as soon as a link is followed. A visitor who leaves must not see
 * the page change, so the failure is then told ten seconds later, to those who have stayed.
 *
 * @param imported what `import()` returned
 * @throws what the import threw, or `late`
 */
export async function importInTime<Module>(imported: Promise<Module>): Promise<Module> {
  let isLeaving = false
  const onLeave = () => {
    isLeaving = true
  }
  // Only while a file is awaited: such a listener may cost the page its place in the back/forward cache.
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
