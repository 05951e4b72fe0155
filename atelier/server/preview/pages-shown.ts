import type { SiteBuild } from '../../../generator/prepare-build.ts'
import { routes } from '../../../src/routes.ts'

/** Lists the pages that the preview can show: path, name, and the file of their legal text. */
export const pagesShown = ({ words }: SiteBuild) => [
  ...routes.map(({ path, name, shows }) => ({
    path,
    title: path === '/' ? 'Page d’accueil' : words.routes[name].title,
    ...('legalText' in shows && { file: `legal/${shows.legalText}.md` as const }),
  })),
  { path: '/404', title: words.routes.notFound.title },
]

/** Lists texts that pages may show otherwise than `site.yaml` has them, with the path of each in that file. */
export const answersShown = ({ site: { name, supportEmail, video, publisher } }: SiteBuild) =>
  [
    { path: ['name'], text: name },
    { path: ['supportEmail'], text: supportEmail },
    // A film without a title in `site.yaml`, like the demonstration film, is shown with one that we choose.
    { path: ['video', 'title'], text: video.title },
    { path: ['legal', 'publisher', 'name'], text: publisher },
  ].filter(({ text }) => text !== '')
