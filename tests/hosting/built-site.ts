// Writes a small built site for tests of publishing. Each version, called an edition, can be told from the
// others by its content.
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { htaccess } from '../../hosting/hosts/apache.ts'
import { makePolicy, type Policy } from '../../hosting/policy.ts'
import { hostingFolderOf, writeRecord } from '../../hosting/publication/build-record.js'

const sha = (text: string) => createHash('sha256').update(text).digest()
/** The pages' inline script, which differs in each edition so that each needs its own security policy. */
const scriptOf = (edition: string) => `/* ${edition} */`
export const sourceOf = (edition: string) => `'sha256-${sha(scriptOf(edition)).toString('base64')}'`
export const assetOf = (edition: string) =>
  `/assets/app-${sha(edition).toString('hex').slice(0, 8)}.js`

export const pageOf = (edition: string, path: string) =>
  `<title>${path}</title><script>${scriptOf(edition)}</script><script src="${assetOf(edition)}"></script>${'.'.repeat(edition.length * 100)}</html>`

/** Writes an edition of the site to the folder `out`, as a build does. @param more other files by path */
export function buildSite(out: string, edition: string, more: Record<string, string> = {}): Policy {
  const texts: Record<string, string> = {
    '/index.html': pageOf(edition, '/'),
    '/mentions-legales.html': pageOf(edition, '/mentions-legales'),
    '/404.html': pageOf(edition, '/404'),
    '/robots.txt': 'User-agent: *\n',
    [assetOf(edition)]: `run('${edition}')`,
    ...more,
  }
  const policy = makePolicy({
    paths: ['/', '/mentions-legales'],
    files: Object.keys(texts),
    countedPaths: [],
    cspSources: { 'script-src': [sourceOf(edition).slice(1, -1)] },
  })
  const files: Record<string, string> = { ...texts, '/.htaccess': htaccess(policy) }
  for (const [path, text] of Object.entries(texts)) {
    if (!/\.(?:html|js)$/.test(path)) continue
    for (const suffix of ['.br', '.gz']) files[path + suffix] = `${suffix} ${text}`
  }
  rmSync(out, { recursive: true, force: true })
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), content)
  }
  writeRecord(out, { published: Object.keys(files), hosting: ['/policy.json'] })
  writeFileSync(join(hostingFolderOf(out), 'policy.json'), JSON.stringify(policy))
  return policy
}
