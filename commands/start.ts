// `npm start`: builds the site, then serves it on this machine or, with `--host`, in its network.
import { networkInterfaces } from 'node:os'
import { outFolder } from '../generator/built-folder.ts'
import { runBuild } from '../generator/run-build.ts'
import { stopWithMessage } from '../generator/stop-with-message.ts'
import { serveSite } from '../hosts/serve.ts'
import { readOptions, readPort } from './read-options.ts'

const addressesInNetwork = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

try {
  const { host } = readOptions(['host'])
  const wanted = readPort(4173)
  await runBuild()
  const { port } = await serveSite(outFolder(), wanted, host)
  console.log(`Le site est servi sur http://localhost:${port}`)
  for (const address of host ? addressesInNetwork() : []) {
    console.log(`Depuis un téléphone du même réseau : http://${address}:${port}`)
  }
  console.log(`
Pour l’arrêter : Ctrl + C
Pour modifier le site : npm run atelier
Pour savoir s’il est prêt à publier : npm run check
La suite : LISEZMOI.md`)
} catch (error) {
  stopWithMessage(error)
}
