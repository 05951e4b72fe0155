import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runBuild } from '../../generator/run-build.ts'
import { hostingFolderOf, readRecord } from '../../hosting/publication.js'
import { startServer } from '../../hosting/server.js'

/** Runs `npm run build`, and serves what it made as its host would. */
export function siteBuilder(folder: string) {
  const named = process.env.OUT_DIR?.trim() || 'dist'
  const out = resolve(named)
  let served: { port: number; stop: () => Promise<void> } | undefined

  /** @returns what to do for the chosen host, in French, and where the result can be seen */
  return async (): Promise<{ next: string; address: string }> => {
    await runBuild({ SITE: folder })
    await served?.stop()
    const policy = JSON.parse(readFileSync(`${hostingFolderOf(out)}/policy.json`, 'utf8'))
    served = await startServer({ dir: out, policy, host: '127.0.0.1', port: 0 })
    const next = readRecord(out)?.next ?? ''
    return {
      next: next.replaceAll('{out}', named),
      address: `http://127.0.0.1:${served.port}/`,
    }
  }
}
