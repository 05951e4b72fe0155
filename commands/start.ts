// `npm start`: builds the site, then serves it on this machine.
import { outFolder } from '../generator/built-folder.ts'
import { runBuild } from '../generator/run-build.ts'
import { stopWithMessage } from '../generator/stop-with-message.ts'
import { serveSite } from '../hosts/serve.ts'
import { ownerError } from '../owner/problems/owner-error.ts'
import { readOptions, readPort } from './read-options.ts'

const DEFAULT_PORT = 4173

try {
  readOptions([])
  const wanted = readPort(DEFAULT_PORT)
  await runBuild()
  const { port } = await serveSite(outFolder(), wanted).catch(() => {
    throw ownerError`Le port ${wanted} est pris : arrêtez l’autre programme, ou lancez « npm start -- --port ${wanted + 1} ».`
  })
  console.log(`Le site est servi sur http://localhost:${port}
Pour l’arrêter : Ctrl + C. Pour modifier le site : « npm run atelier ». Pour savoir s’il est prêt à publier : « npm run check ». La suite est dans LISEZMOI.md.`)
} catch (error) {
  stopWithMessage(error)
}
