// The command `npm run atelier`: serves the owner's page. `PORT` and `SITE` choose the port and the site's folder.
import { existsSync } from 'node:fs'
import { stopWithMessage } from '../generator/stop-with-message.ts'
import { ownerError } from '../owner/problems/owner-error.ts'
import { ProblemsError } from '../owner/problems/problems-error.ts'
import { openSiteFolder } from '../owner/read/site-folder.ts'

const port = Number(process.env.PORT || 4174)
try {
  if (!(port >= 0 && port < 65_536)) {
    throw ownerError`« PORT=${process.env.PORT ?? ''} » n’est pas un port. Écrivez un nombre, par exemple : npm run atelier -- --port 4175`
  }
  const folder = process.env.SITE || 'site'
  // A file that cannot be read is reported by the page. A missing folder is reported here, since no page can open.
  if (!existsSync(folder)) throw new ProblemsError(openSiteFolder(folder).problems)
  // Loading the server takes seconds: it comes last, so that a wrong port or folder is reported at once.
  const { startAtelier } = await import('./server/start-atelier.ts')
  console.log(`Ouvrez dans votre navigateur : ${await startAtelier({ folder, port })}`)
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  stopWithMessage(
    code === 'EADDRINUSE'
      ? ownerError`Le port ${port} est déjà pris, peut-être par un autre atelier. Fermez-le, ou lancez par exemple : npm run atelier -- --port ${port + 1}`
      : error,
  )
}
