import type { OwnerFile } from '../owner/problems/Problem.ts'
import { routes } from '../src/routes.ts'

/** Names of the files of the legal texts, e.g. `legal/mentions-legales.md`. */
export const legalFiles = routes.flatMap(({ shows }): OwnerFile[] =>
  'legalText' in shows ? [`legal/${shows.legalText}.md`] : [],
)

/** Names of the files that the atelier writes in a site's folder, besides films, pictures and captions. */
export const fileNames: string[] = ['site.yaml', 'words.yaml', ...legalFiles]
