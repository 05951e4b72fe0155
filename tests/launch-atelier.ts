import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { environment } from './fresh-copy.ts'

/** Starts the atelier of a copy of the project, and waits for the address that it prints once it is ready. */
export async function launchAtelier(project: string, port = '0') {
  const server = spawn(process.execPath, ['--import', 'tsx', 'commands/atelier.ts'], {
    cwd: project,
    env: environment({ PORT: port }),
  })
  const [line] = await once(createInterface(server.stdout), 'line')
  return { server, address: new URL(line.split(' : ')[1]) }
}
