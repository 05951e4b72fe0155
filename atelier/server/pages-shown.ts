import type { SiteBuild } from '../../generator/prepare-build.ts'
import { routes } from '../../src/routes.ts'

/** The pages that the preview can show, by address: their name, and the text of those that have one. */
export const pagesShown = ({ words }: SiteBuild) => [
  ...routes.map(({ path, name, shows }) => ({
    path,
    title: path === '/' ? 'Page d’accueil' : words.routes[name].title,
    ...('legalText' in shows && { file: `legal/${shows.legalText}.md` }),
  })),
  { path: '/404', title: words.routes.notFound.title },
]
