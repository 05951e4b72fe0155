import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listFiles } from '../owner/disk/list-files.ts'
import { environment } from './fresh-copy.ts'
import { expect, test } from './site.ts'

function build(SITE: string, OUT_DIR: string, cwd = process.cwd()) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/vite/bin/vite.js'), 'build'],
    { cwd, env: environment({ SITE, OUT_DIR, NODE_ENV: 'production' }), encoding: 'utf8' },
  )
  return { status, output: stderr + stdout }
}

test('a wrong site stops the build, and the previous one stays', ({ siteDir }) => {
  const site = test.info().outputPath('wrong')
  mkdirSync(site)
  const yaml = 'url: exemple\nvideo:\n  provider: wistya\n  id: x\nconsent: none\n'
  writeFileSync(join(site, 'site.yaml'), yaml)
  const before = readFileSync(join(siteDir, 'index.html'), 'utf8')
  const { status, output } = build(site, siteDir)
  expect(status).toBe(1)
  expect(output).toContain(
    'site.yaml, ligne 1 : adresse publique : Écrivez l’adresse publique du site',
  )
  expect(output).toContain('site.yaml, ligne 4 : Aucune question ne s’appelle « id »')
  expect(output, 'no stack trace').not.toMatch(/\n\s+at /)
  expect(readFileSync(join(siteDir, 'index.html'), 'utf8')).toBe(before)
})

test('a copy of the site anywhere publishes the same bytes', ({ siteDir }) => {
  test.slow()
  const copy = test.info().outputPath('copie')
  cpSync('site', copy, { recursive: true })
  const out = test.info().outputPath('dist')
  const { status, output } = build(copy, out)
  expect(status).toBe(0)
  expect(output.trim()).toMatch(/^Le site est construit dans « .*dist »\. .*npm run check$/m)
  const files = listFiles(out)
  expect(files).toEqual(listFiles(siteDir))
  for (const file of files) {
    expect(readFileSync(join(out, file)).equals(readFileSync(join(siteDir, file))), file).toBe(true)
  }
})
