// Runs a TypeScript file of ours on Node 20, which cannot: `node static-build/run.js file.ts`.
import { runnerImport } from 'vite'

const [file, ...args] = process.argv.slice(2)
process.argv.splice(1, 2, file ?? '')
process.argv.splice(2, Number.POSITIVE_INFINITY, ...args)
await runnerImport(`./${file}`, { logLevel: 'error', configFile: false })
