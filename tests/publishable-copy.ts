import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { freshCopy } from './fresh-copy.ts'
import { type Faults, startSftpServer } from './stand-ins/sftp-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Copies the project with a site that is published on an SFTP server, into its folder `www`, until the tests end. */
export async function publishableCopy(faults: Faults = {}) {
  const project = freshCopy(temporaryFolder())
  const site = join(project, 'site')
  const www = join(project, 'server/www')
  mkdirSync(www, { recursive: true })
  const { port, knownHost, stop } = await startSftpServer(join(project, 'server'), faults)
  afterAll(stop)
  writeFileSync(join(site, 'known_hosts'), knownHost)
  const answers = `hosting: ovh\ndeploy: sftp://agence@127.0.0.1:${port}/www\n`
  appendFileSync(join(site, 'site.yaml'), answers)
  return { project, site, www }
}
