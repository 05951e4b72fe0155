// Takes the film's picture from its service: `npm run poster`. After `--`, `--replace` lets it stand
// instead of a picture of the owner's own.

import { stopWithMessage } from '../generator/stop-with-message.ts'
import { ownerError } from '../owner/problems/owner-error.ts'
import { takePoster } from './server/take-poster.ts'

const folder = process.env.SITE || 'site'
try {
  const [option, ...others] = process.argv.slice(2)
  if (others.length > 0 || (option && option !== '--replace')) {
    throw ownerError`« ${process.argv.slice(2).join(' ')} » n’est pas compris. Option possible : --replace`
  }
  const written = await takePoster(folder, option === '--replace')
  console.log(`Écrit dans ${folder}/site.yaml, sous « video » :`)
  for (const { path, value } of written) console.log(`  ${path.at(-1)}: ${value}`)
} catch (error) {
  stopWithMessage(error)
}
