// `npm start`: builds the site, then serves it.
import { spawnSync } from 'node:child_process'
import { readOptions } from '../hosting/read-options.js'
import { main } from '../hosting/server.js'

readOptions('site-dir', 'out-dir')
const { status } = spawnSync(process.execPath, ['build/vite.js', 'build'], { stdio: 'inherit' })
if (status === 0) main()
else process.exitCode = status ?? 1
