// Builds sites, each given as [folder, output folder]: `node tests/build-sites.js '[["site", "dist"]]'`.
import { createBuilder } from 'vite'

const [, , sites = ''] = process.argv
for (const [site, out] of JSON.parse(sites)) {
  Object.assign(process.env, { SITE: site, OUT_DIR: out })
  const builder = await createBuilder({}, null)
  await builder.buildApp()
}
