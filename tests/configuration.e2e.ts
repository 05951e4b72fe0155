import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from './fresh-copy.ts'
import { expect, test } from './site.ts'

test('a wrong site stops the build, and the previous one stays', ({ siteDir }) => {
  const site = test.info().outputPath('wrong')
  mkdirSync(site)
  const yaml = 'url: exemple\nvideo:\n  provider: wistya\n  id: x\nconsent: none\n'
  writeFileSync(join(site, 'site.yaml'), yaml)
  const before = readFileSync(join(siteDir, 'index.html'), 'utf8')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build'],
    { env: environment({ SITE: site, OUT_DIR: siteDir }), encoding: 'utf8' },
  )
  expect(status).toBe(1)
  expect(stderr).toContain(
    'site.yaml, ligne 1 : adresse publique : Écrivez l’adresse publique du site',
  )
  expect(stderr).toContain('site.yaml, ligne 4 : Aucune question ne s’appelle « id »')
  expect(stderr, 'no stack trace').not.toMatch(/\n\s+at /)
  expect(readFileSync(join(siteDir, 'index.html'), 'utf8')).toBe(before)
})
