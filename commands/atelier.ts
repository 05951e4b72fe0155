// The command `npm run atelier`: serves the owner's page and, with `--open`, opens it in the browser.
import { existsSync } from 'node:fs'
import { stopWithMessage } from '../generator/stop-with-message.ts'
import { ProblemsError } from '../owner/problems/ProblemsError.ts'
import { openSiteFolder, siteFolderPath } from '../owner/read/site-folder.ts'
import { openInBrowser } from './open-in-browser.ts'
import { readOptions, readPort } from './read-options.ts'

try {
  const { open } = readOptions(['open'])
  const port = readPort(4174)
  const folder = siteFolderPath()
  // The owner's page reports broken files. A missing folder is reported here, in the terminal: no page opens.
  if (!existsSync(folder)) throw new ProblemsError(openSiteFolder(folder).siteYaml.problems)
  // Vite's build of the owner's page would set another one, by which the pages of the preview do not load.
  process.env.NODE_ENV ??= 'development'
  // Loading the server takes seconds, so it comes last: a wrong port or folder is reported at once.
  const { findRunning, startAtelier } = await import('../atelier/server/start-atelier.ts')
  const running = open ? await findRunning(port) : undefined
  const address = running ?? (await startAtelier({ folder, port }))
  console.log(`Ouvrez dans votre navigateur : ${address}`)
  if (open) openInBrowser(address)
} catch (error) {
  stopWithMessage(error)
}
