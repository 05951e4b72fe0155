import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveSite } from '../hosts/serve.ts'
import { environment } from './fresh-copy.ts'
import { expect, test } from './site.ts'

const build = (site: string, out: string) =>
  spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    env: environment({ SITE: site, OUT_DIR: out }),
    encoding: 'utf8',
  })

test('a wrong site stops the build, all faults are told at once, and the previous site stays', ({
  siteDir,
}) => {
  const site = test.info().outputPath('wrong')
  mkdirSync(site)
  const yaml = 'url: exemple\nvideo:\n  provider: wistya\n  id: x\nconsent: none\n'
  writeFileSync(join(site, 'site.yaml'), yaml)
  writeFileSync(join(site, 'words.yaml'), 'home:\n\tbanner: a\n')
  const before = readFileSync(join(siteDir, 'index.html'), 'utf8')
  const { status, stderr } = build(site, siteDir)
  expect(status).toBe(1)
  expect(stderr).toContain(
    'site.yaml, ligne 1, adresse publique : Écrivez l’adresse publique du site',
  )
  expect(stderr).toContain('site.yaml, ligne 4 : Rien ne lit « id » : si c’est une note')
  expect(stderr).toContain('words.yaml, ligne 2 : La ligne « banner: a » ne se lit pas')
  expect(stderr, 'no stack trace').not.toMatch(/\n\s+at /)
  expect(readFileSync(join(siteDir, 'index.html'), 'utf8')).toBe(before)
})

test('an upright film has its play button on a phone’s first screen', async ({ page, home }) => {
  const site = test.info().outputPath('upright')
  const out = test.info().outputPath('dist')
  mkdirSync(site)
  const yaml = 'video: { url: https://vimeo.com/123456789, aspectRatio: 9 / 16 }\n'
  writeFileSync(join(site, 'site.yaml'), yaml)
  expect(build(site, out).status).toBe(0)
  const { port, stop } = await serveSite(out, 0)
  await page.goto(`http://localhost:${port}/`)
  for (const [width, height] of [
    [390, 664],
    [360, 740],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(home.watch).toBeInViewport({ ratio: 1 })
  }
  stop()
})
