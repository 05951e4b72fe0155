import type { Plugin } from 'vite'

/** The `index.js` of a package, which picks a build by environment. */
const CHOICE = /module\.exports = require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/
/** `var Scheduler = require("scheduler"), React = require("react");` */
const IMPORTS = /^var ((?:\w+ = require\("[\w-]+"\),?\s*)+);/m

/**
 * Writes a file of React's production build as a module.
 *
 * @returns `undefined` where the file is not written as we know it: the bundler then takes it as it is
 */
export function asModule(code: string): string | undefined {
  const choice = CHOICE.exec(code)
  if (choice) return `export * from '${choice[1]}'`

  const names = [
    ...new Set(Array.from(code.matchAll(/\bexports\.(\w+)/g), ([, name = '']) => name)),
  ]
  let body = code.replace(IMPORTS, (_, list: string) =>
    list.replace(/(\w+) = require\("([\w-]+)"\),?\s*/g, 'import * as $1 from "$2"\n'),
  )
  for (const name of names) {
    const assignments = body.match(new RegExp(`\\bexports\\.${name} =`, 'g')) ?? []
    const definition = new RegExp(`^exports\\.${name} =`, 'm')
    // What is assigned once, and outside any function, can be left out when nobody imports it.
    if (assignments.length === 1) body = body.replace(definition, `const $${name} =`)
    else body = `var $${name}\n${body}`
    body = body.replaceAll(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `$${name}`)
  }
  if (/\b(?:exports\b|require\(|module\.)/.test(body)) return undefined
  return `${body}\nexport { ${names.map((name) => `$${name} as ${name}`).join(', ')} }`
}

/**
 * Lets the bundler leave out the parts of React that the site does not use. React is published as
 * CommonJS, which goes in whole and needs a chunk of helpers (docs/decisions/0005-first-paint.md).
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/(?:react|react-dom|scheduler)\/[\w./-]+\.js$/ },
      handler(code) {
        const module = asModule(code)
        return module ? { code: module, map: null } : undefined
      },
    },
  }
}
