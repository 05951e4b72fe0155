// The owner's page: `npm run atelier`. `PORT` and `SITE` choose where and what, `--no-open` opens nothing.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { OwnerError, ownerError } from '../generator/owner-error.ts'
import { openSiteFolder } from '../generator/site-folder.ts'
import { stopWithMessage } from '../generator/stop-with-message.ts'
import { startAtelier } from './server/start-atelier.ts'

/**
 * Opens an address in the browser; nothing where nobody looks at a screen. The token is in a file that
 * only its owner reads: a program's arguments are everybody's on a machine.
 */
function open(address: string) {
  const isSeen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!isSeen) return
  const door = resolve('.build/atelier.html')
  mkdirSync(dirname(door), { recursive: true })
  rmSync(door, { force: true })
  writeFileSync(door, `<meta http-equiv="refresh" content="0;url=${address}">`, { mode: 0o600 })
  setTimeout(() => rmSync(door, { force: true }), 60_000).unref()
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  spawn(command, [door], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

const port = Number(process.env.PORT || 4174)
try {
  if (!(port >= 0 && port < 65_536)) {
    throw ownerError`« PORT=${process.env.PORT ?? ''} » n’est pas un port. Écrivez un nombre, par exemple : npm run atelier -- --port 4175`
  }
  const folder = process.env.SITE || 'site'
  // A file that cannot be read is said in the page; without a folder there is nothing to open.
  if (!existsSync(folder)) openSiteFolder(folder)
  const address = await startAtelier({ folder, port })
  console.log(address)
  if (!process.argv.includes('--no-open')) open(address)
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  stopWithMessage(
    code === 'EADDRINUSE'
      ? new OwnerError(
          `Le port ${port} est déjà pris, peut-être par un autre atelier. Fermez-le, ou lancez par exemple : npm run atelier -- --port ${port + 1}`,
        )
      : error,
  )
}
