import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { serveSite } from '../hosts/serve.ts'
import { buildNames, builds } from './builds.ts'

/** Builds every site of `builds.ts`, serves each, and tells the tests their addresses. */
export default async function globalSetup() {
  mkdirSync('.build', { recursive: true })
  const folder = mkdtempSync('.build/e2e-')
  const half = Math.ceil(buildNames.length / 2)
  await Promise.all([
    build(folder, buildNames.slice(0, half)),
    build(folder, buildNames.slice(half)),
  ])
  const servers = await Promise.all(
    buildNames.map(async (name) => {
      const dir = `${folder}/${name}`
      const server = await serveSite(dir, 0)
      process.env[`SITE_${name}`] = `http://localhost:${server.port}`
      process.env[`DIR_${name}`] = dir
      return server
    }),
  )
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds sites in one process, which takes half the time of a process for each. */
async function build(folder: string, names: typeof buildNames) {
  const sites = names.map((name) => [builds[name], `${folder}/${name}`])
  await promisify(execFile)(process.execPath, ['tests/build-sites.js', JSON.stringify(sites)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
