import { routes } from '../src/routes.ts'

export const legalFiles = routes.flatMap(({ shows }) =>
  'legalText' in shows ? [`legal/${shows.legalText}.md`] : [],
)

/** Every text of a site. */
export const fileNames = ['site.yaml', 'words.yaml', ...legalFiles]
