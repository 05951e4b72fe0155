import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { startServer } from '../hosting/server.js'
import { type BuildName, buildNames, builds } from './builds.ts'

const run = promisify(execFile)

async function buildAndServe(name: BuildName, folder: string) {
  const dir = `${folder}/${name}`
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    env: { ...process.env, NODE_ENV: 'production', SITE: builds[name], OUT_DIR: dir },
  })
  return { name, dir, server: await startServer({ dir, port: 0 }) }
}

/**
 * Before all browser tests: builds every site of `builds.ts`, serves each with the real server, and tells
 * the tests their addresses.
 */
export default async function globalSetup() {
  mkdirSync('.build', { recursive: true })
  const folder = mkdtempSync('.build/e2e-')
  const sites = await Promise.all(buildNames.map((name) => buildAndServe(name, folder)))
  for (const { name, dir, server } of sites) {
    process.env[`SITE_${name}`] = `http://localhost:${server.port}`
    process.env[`DIR_${name}`] = dir
  }
  return async () => {
    await Promise.all(sites.map(({ server }) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
