const PATIENCE_MS = 10_000

/** Rejects where an imported file has not arrived after ten seconds. */
export function importInTime<Module>(imported: Promise<Module>): Promise<Module> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The import takes too long')), PATIENCE_MS)
  })
  return Promise.race([imported, late])
}
