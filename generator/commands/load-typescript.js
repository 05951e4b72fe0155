// Lets Node import TypeScript files: `run.js` registers `load`, which Node calls for each module.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

/** @type {import('node:module').LoadHook} */
export function load(url, context, nextLoad) {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context)
  const path = fileURLToPath(url)
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), {
    sourceType: 'module',
    sourcemap: true,
    tsconfig: false,
  })
  if (errors.length > 0) throw errors[0]
  const base64 = Buffer.from(JSON.stringify(map)).toString('base64')
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${base64}`
  return { format: 'module', source, shortCircuit: true }
}
