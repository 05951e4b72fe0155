import type { SiteBuild } from '../../../generator/prepare-build.ts'
import { routes } from '../../../src/routes.ts'

/** Lists the pages that the preview can show. */
export const pagesShown = ({ words }: SiteBuild) => [
  ...routes.map(({ path, name }) => ({
    path,
    title: path === '/' ? 'Page d’accueil' : words.routes[name].title,
  })),
  { path: '/404', title: words.routes.notFound.title },
]
