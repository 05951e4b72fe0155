import { type Finding, keyOf } from '../../generator/check/Finding.ts'
import { aboutKey } from '../../generator/schema/describe-keys.ts'
import { siteSchema } from '../../generator/schema/site-schema.ts'
import { routes } from '../../src/routes.ts'

/** A place in the owner's files: a whole file where the path is empty. */
export type Place = { file: string; path: (string | number)[]; text?: string }

const isKey = (key: string) => key in siteSchema.shape

const legalFile = (path: string) => {
  const found = routes.find((route) => route.path === path)
  return found && 'legalText' in found.shows ? `legal/${found.shows.legalText}.md` : undefined
}

/**
 * Where what a finding is about can be changed.
 *
 * @param titles of the pages, by their path
 */
export function placeOf(finding: Finding, titles: ReadonlyMap<string, string>): Place | undefined {
  const { message, pages = [] } = finding
  const [top = '', ...rest] = keyOf(finding)
  if (isKey(top)) {
    const path = [top, ...rest].map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    return { file: 'site.yaml', path }
  }
  const [, ofPage = ''] = /^(\/[\w-]*) : /.exec(message) ?? []
  // A text whose date has to change names the key that has it.
  const [named] = message.match(/\blegal(?:\.\w+)+/g)?.filter((key) => aboutKey(key)) ?? []
  if (ofPage && named) return { file: 'site.yaml', path: named.split('.') }
  const paths = [
    ofPage,
    ...[...titles].flatMap(([path, title]) => (pages.includes(title) ? [path] : [])),
  ]
  const file = paths.flatMap((path) => legalFile(path) ?? [])[0]
  if (file) return { file, path: [] }
  return pages.length > 0 ? { file: 'words.yaml', path: [] } : undefined
}
