import { spawn } from 'node:child_process'

/** The programs that open an address, by system. */
const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens an address in the owner's browser, or by the program that `BROWSER` names. Without one, nothing happens. */
export function openInBrowser(address: string) {
  const { BROWSER } = process.env
  const [program = 'xdg-open', ...options] = BROWSER ? [BROWSER] : (openers[process.platform] ?? [])
  const opening = spawn(program, [...options, address], { stdio: 'ignore', detached: true })
  opening.on('error', () => {}).unref()
}
