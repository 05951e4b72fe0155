import type { OwnerSite } from '../../generator/owner-site.ts'
import { textsIn } from '../../generator/schema/values.ts'
import { typeset } from '../../generator/typography.ts'
import { routes } from '../../src/routes.ts'

/** A sentence as the pages show it, and the value that it comes from. */
export type Sentence = { file: string; path: (string | number)[]; text: string }

/** Every text of the owner's files as it can be read on the pages; blanks are left as `{title}`. */
export const sentencesOf = ({ words, config }: OwnerSite): Sentence[] => [
  ...textsIn(words).map(([path, text]) => ({ file: 'words.yaml', path, text })),
  ...textsIn(config).map(([path, text]) => ({ file: 'site.yaml', path, text: typeset(text) })),
]

/** The pages that the preview can show, by address: their name, and the text of those that have one. */
export const pagesShown = ({ words }: OwnerSite) => [
  ...routes.map(({ path, name, shows }) => ({
    path,
    title: path === '/' ? 'Page d’accueil' : words.routes[name].title,
    ...('legalText' in shows && { file: `legal/${shows.legalText}.md` }),
  })),
  { path: '/404', title: words.routes.notFound.title },
]
