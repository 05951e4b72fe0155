// The owner's page: `npm run atelier`. `PORT` and `SITE` choose where and what, `--no-open` opens nothing.
import { spawn } from 'node:child_process'
import { OwnerError } from '../generator/owner-error.ts'
import { openSiteFolder } from '../generator/site-folder.ts'
import { stopWithMessage } from '../generator/stop-with-message.ts'
import { startAtelier } from './server/start-atelier.ts'

/** Whatever opens an address on this machine; nothing where nobody looks at a screen. */
function open(address: string) {
  const isSeen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!isSeen) return
  const [command, ...before] = { darwin: ['open'], win32: ['explorer'] }[
    process.platform as string
  ] ?? ['xdg-open']
  spawn(command ?? '', [...before, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

const port = Number(process.env.PORT || 4174)
try {
  const [folder = 'site'] = openSiteFolder().folders
  const { address } = await startAtelier({ folder, port })
  console.log(address)
  if (!process.argv.includes('--no-open')) open(address)
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  stopWithMessage(
    code === 'EADDRINUSE'
      ? new OwnerError(
          `Le port ${port} est déjà pris, peut-être par un autre atelier. Fermez-le, ou lancez par exemple : PORT=${port + 1} npm run atelier`,
        )
      : error,
  )
}
