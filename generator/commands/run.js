// Runs a TypeScript file, which Node 20 cannot run by itself: `node generator/commands/run.js file.ts`.
import { runnerImport } from 'vite'
import { parseOptions } from '../../hosting/parse-options.js'
import { checkProjectPath } from './check-project-path.js'

checkProjectPath()
parseOptions('site-dir', 'out-dir', 'port')
const [, , file = ''] = process.argv
process.argv.splice(1, 2, file)
await runnerImport(`./${file}`, { logLevel: 'error', configFile: false })
