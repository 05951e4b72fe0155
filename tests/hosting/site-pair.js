// Makes tiny builds for tests of publication: a folder with one page and a folder with one policy. Both files
// hold only the name of the build.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostingFolderOf, writeRecord } from '../../hosting/publication/build-record.js'
import { newDraft, siteOf } from '../../hosting/publication/draft.js'

/** Writes a build into a new draft beside `out`. @type {(out: string, build: string) => string} the draft */
export function writeDraft(out, build) {
  const draft = newDraft(out)
  const site = siteOf(draft)
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), build)
  writeRecord(site, {
    published: ['/index.html'],
    hosting: ['/policy.json'],
    next: 'Envoyez tout {out}.',
  })
  writeFileSync(join(hostingFolderOf(site), 'policy.json'), build)
  return draft
}

/** Names the build of a page and of its policy, or the two builds if they differ. @param {string} pair */
export function readPair(pair) {
  if (!existsSync(pair) && !existsSync(hostingFolderOf(pair))) return undefined
  const [page, policy] = [join(pair, 'index.html'), join(hostingFolderOf(pair), 'policy.json')].map(
    (file) => existsSync(file) && readFileSync(file, 'utf8'),
  )
  return page && page === policy ? page : `pages of ${page}, policy of ${policy}`
}
