import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type OwnServer = { port: number; stop: () => Promise<void> }

/** Starts our server as `npm run serve` does, in a process of its own that can be measured. */
export async function startOwnServer(dir: string): Promise<OwnServer> {
  const child = spawn(process.execPath, ['hosting/server.js'], {
    env: { ...process.env, OUT_DIR: dir, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  const port = Number(/:(\d+)\s*$/.exec(String(line))?.[1])
  if (!port) throw new Error(`the server did not start: ${line}`)
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      // Windows ends a process without asking it.
      if (code !== 0 && process.platform !== 'win32')
        throw new Error(`the server ended with ${code}`)
    },
  }
}
