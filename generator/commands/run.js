// Runs a TypeScript file, which Node 20 cannot run by itself: `node generator/commands/run.js file.ts`.
import module from 'node:module'
import { pathToFileURL } from 'node:url'
import { parseOptions } from '../../hosting/parse-options.js'
import { checkProjectPath } from './check-project-path.js'

checkProjectPath()
parseOptions('site-dir', 'out-dir', 'port')
const [, , file = ''] = process.argv
process.argv.splice(1, 2, file)

// `register` is for Node 20, which lacks `registerHooks`: on Node 26, `register` would print a warning.
/** @type {{ register: typeof module.register, registerHooks?: (hooks: object) => void }} */
const { register, registerHooks } = module
if (registerHooks) registerHooks(await import('./load-typescript.js'))
else register('./load-typescript.js', import.meta.url)
// With source maps, errors name the line of the TypeScript source.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(file).href)
