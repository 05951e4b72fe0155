import { routes } from '../src/routes.ts'

/** The legal texts by the name of their page: `mentions-legales` → its MDX, from the repository root. */
export const legalTextFiles: Record<string, string> = Object.fromEntries(
  routes
    .filter(({ footerLabel }) => footerLabel !== undefined)
    .map(({ path }) => [path.slice(1), `content/legal${path}.mdx`]),
)
