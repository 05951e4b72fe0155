import { type Finding, keyOf } from '../../owner/problems/Finding.ts'
import { siteSchema } from '../../owner/schema/site-schema.ts'
import { routes } from '../../src/routes.ts'

/** A place in the owner's files: a whole file where the path is empty. */
export type Place = { file: string; path: (string | number)[]; text?: string }

const legalFile = (path: string) => {
  const found = routes.find((route) => route.path === path)
  return found && 'legalText' in found.shows ? `legal/${found.shows.legalText}.md` : undefined
}

/** Where what a finding is about can be changed. */
export function placeOf(finding: Finding): Place | undefined {
  const path = keyOf(finding).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const [top] = path
  if (top !== undefined) return { file: top in siteSchema.shape ? 'site.yaml' : 'words.yaml', path }
  const { message } = finding
  const [, page] = /^(\/[\w-]*) : /.exec(message) ?? []
  if (!page) return undefined
  return { file: legalFile(page) ?? 'words.yaml', path: [] }
}
