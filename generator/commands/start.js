// `npm start`: builds the site, then serves it.
import { spawnSync } from 'node:child_process'
import { parseOptions } from '../../hosting/parse-options.js'
import { main } from '../../hosting/server.js'

parseOptions('site-dir', 'out-dir')
const { status } = spawnSync(process.execPath, ['generator/commands/vite.js', 'build'], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
await main()
if (!process.exitCode) {
  console.log(
    'Pour l’arrêter : Ctrl + C. Pour modifier le site : « npm run atelier ». Pour savoir s’il est prêt à publier : « npm run check ». La suite est dans LISEZMOI.md.',
  )
}
