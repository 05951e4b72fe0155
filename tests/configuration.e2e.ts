import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from './fresh-copy.ts'
import { expect, test } from './site.ts'

const vite = 'node_modules/vite/bin/vite.js'

test('a wrong site stops the build, all faults are told at once, and the previous site stays', ({
  siteDir,
}) => {
  const site = test.info().outputPath('wrong')
  mkdirSync(site)
  const yaml = 'url: exemple\nvideo:\n  provider: wistya\n  id: x\nconsent: none\n'
  writeFileSync(join(site, 'site.yaml'), yaml)
  writeFileSync(join(site, 'words.yaml'), 'home:\n\tbanner: a\n')
  const before = readFileSync(join(siteDir, 'index.html'), 'utf8')
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    env: environment({ SITE: site, OUT_DIR: siteDir }),
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  for (const place of ['site.yaml, ligne 1', 'site.yaml, ligne 4', 'words.yaml, ligne 2']) {
    expect(stderr).toContain(place)
  }
  expect(stderr, 'no stack trace').not.toMatch(/\n\s+at /)
  expect(readFileSync(join(siteDir, 'index.html'), 'utf8')).toBe(before)
})
