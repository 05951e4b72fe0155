import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

export type OwnServer = { port: number; pid: number; stop: () => Promise<number> }

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
    pid: child.pid ?? 0,
    /** @returns how many milliseconds it took to stop */
    async stop() {
      const start = performance.now()
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      // Windows ends a process without asking it.
      if (code !== 0 && process.platform !== 'win32')
        throw new Error(`the server ended with ${code}`)
      return Math.round(performance.now() - start)
    },
  }
}

/** Resident memory in megabytes. */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

/** Seconds of processor spent since the start, user and system together. */
export function processorSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // Fields 14 and 15 of proc(5), in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length
