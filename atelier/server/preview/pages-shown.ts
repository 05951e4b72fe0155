import type { SiteBuild } from '../../../generator/prepare-build.ts'
import { routes } from '../../../src/routes.ts'

/** Lists the pages that the preview can show: path, name, and the file of their legal text. */
export const pagesShown = ({ words }: SiteBuild) => [
  ...routes.map(({ path, name, shows }) => ({
    path,
    title: path === '/' ? 'Page d’accueil' : words.routes[name].title,
    ...('legalText' in shows && { file: `legal/${shows.legalText}.md` }),
  })),
  { path: '/404', title: words.routes.notFound.title },
]

/** Lists the answers that pages show in other words than `site.yaml` has, as paths in that file. */
export const answersShown = ({ site: { video, publisher } }: SiteBuild) =>
  [
    // The demonstration film, and a film without a title, are shown with a title that is not in `site.yaml`.
    { path: ['video', 'title'], text: video.title },
    { path: ['legal', 'publisher', 'name'], text: publisher },
  ].filter(({ text }) => text !== '')
