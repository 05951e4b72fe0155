// `npm run audience -- access.log…`: what the logs of `audience: server` say. Rotated logs and `.gz`
// are read as they are.
import { funnel } from './audience/funnel.ts'
import { noCounts, readLog } from './audience/read-log.ts'
import { loadSite } from './load-site.ts'
import { OwnerError, ownerError } from './owner-error.ts'
import { stopWithMessage } from './stop-with-message.ts'

try {
  const files = process.argv.slice(2)
  if (files.length === 0) {
    throw ownerError`Nommez un journal ou plusieurs, par exemple : npm run audience -- /var/log/nginx/mesure.log*`
  }
  const counts = noCounts()
  for (const file of files) {
    try {
      readLog(counts, file)
    } catch {
      throw new OwnerError(
        `« ${file} » ne se lit pas : vérifiez son nom, que vous avez le droit de le lire, et, s’il est compressé, qu’il n’est pas abîmé.`,
      )
    }
  }
  console.log(`\n${funnel(counts, loadSite().config)}`)
} catch (error) {
  stopWithMessage(error)
}
