// `npm run audience -- access.log…`: what the logs of `audience: server` say, in the terminal and as
// `mesure.html`. Rotated logs and `.gz` are read as they are.
import { writeFileSync } from 'node:fs'
import { funnelOf, page, plot, remarksOn } from './audience/funnel.ts'
import { noCounts, readLog } from './audience/read-log.ts'
import { unmeasuredEvents } from './audience/unmeasured-events.ts'
import { loadSite } from './load-site.ts'
import { OwnerError, ownerError } from './owner-error.ts'
import { orStop, stopWithMessage } from './stop-with-message.ts'

const PAGE = 'mesure.html'

async function read(files: string[]) {
  if (files.length === 0) {
    throw ownerError`Nommez un journal ou plusieurs, par exemple : npm run audience -- /var/log/nginx/mesure.log*`
  }
  const counts = noCounts()
  for (const file of files) {
    await readLog(counts, file).catch((error: NodeJS.ErrnoException) => {
      throw new OwnerError(
        error.code?.startsWith('Z_')
          ? `« ${file} » est un fichier compressé abîmé.`
          : `« ${file} » ne se lit pas : vérifiez son nom, et que vous avez le droit de le lire.`,
      )
    })
  }
  return counts
}

const { config } = orStop(loadSite)
const counts = await read(process.argv.slice(2)).catch(stopWithMessage)
const rows = funnelOf(counts, unmeasuredEvents(config))
const remarks = remarksOn(counts)
writeFileSync(PAGE, page(rows, remarks, config.brand.color))
console.log(`\n${plot(rows, remarks)}\n\nLa même chose en page : ${PAGE}`)
