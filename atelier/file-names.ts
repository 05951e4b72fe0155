import { routes } from '../src/routes.ts'

/** The legal texts: `legal/mentions-legales.md`. */
export const legalFiles = routes.flatMap(({ shows }) =>
  'legalText' in shows ? [`legal/${shows.legalText}.md`] : [],
)

/** The files of a site that the atelier writes, media apart. */
export const fileNames = ['site.yaml', 'words.yaml', ...legalFiles]
