import type { Plugin } from 'vite'
import type { Words } from './schema/words-schema.ts'

/** Gives the pages their sentences: `import { words } from 'virtual:words'`. */
export function wordsModule(wordsNow: () => Words): Plugin {
  const modules: Record<string, () => string> = {
    // A namespace, so that the bundler leaves out the groups that the browser never reads.
    'virtual:words': () => "export * as words from 'virtual:words/groups'",
    'virtual:words/groups': () =>
      Object.entries(wordsNow())
        .map(([name, group]) => `export const ${name} = ${JSON.stringify(group)}`)
        .join('\n'),
  }
  return {
    name: 'words-module',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
  }
}
