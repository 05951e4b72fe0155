// The command `npm run poster`: fetches the video's preview picture from its service. With `-- --replace`,
// the fetched picture takes the place of the one that the owner has already named.

import { stopWithMessage } from '../generator/stop-with-message.ts'
import { ownerError } from '../owner/problems/owner-error.ts'
import { fetchPoster } from './server/files/fetch-poster.ts'

const folder = process.env.SITE || 'site'
const options = process.argv.slice(2)
try {
  const mayReplace = options[0] === '--replace'
  if (options.length > (mayReplace ? 1 : 0)) {
    throw ownerError`« ${options.join(' ')} » n’est pas compris. Option possible : --replace`
  }
  const written = await fetchPoster(folder, mayReplace)
  console.log(`Écrit dans ${folder}/site.yaml, sous « video » :`)
  for (const { path, value } of written) console.log(`  ${path.at(-1)}: ${value}`)
} catch (error) {
  stopWithMessage(error)
}
