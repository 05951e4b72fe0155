import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { environment } from './fresh-copy.ts'
import { expect, test } from './site.ts'

const check = (args: string[], SITE = 'site', OUT_DIR = '') =>
  new Promise<{ status: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'generator/commands/check.ts', ...args],
      { env: environment({ SITE, OUT_DIR }) },
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

test('the site as shipped is not ready, and what is missing is said', async () => {
  const { status, output } = await check([])
  expect(status).toBe(1)
  for (const sentence of [
    'À corriger (',
    'video : c’est la vidéo de démonstration.',
    'scheduling : c’est l’agenda de démonstration',
    'legal.publisher.siret : il manque « SIRET » (Mentions légales).',
    'À vérifier (',
    'Pas encore prêt à publier : ',
  ]) {
    expect(output).toContain(sentence)
  }
  expect(output, 'what we write ourselves is sound').not.toMatch(/le lien «|a changé/)
})

test('a complete site is ready until one of its legal texts changes', async () => {
  const site = test.info().outputPath('site')
  mkdirSync(join(site, 'legal'), { recursive: true })
  writeFileSync(join(site, 'site.yaml'), `base: ${relative(site, 'tests/sites/complete')}\n`)
  const ready = await check(['--accept', '--reviewed-by', 'Maître Lilas'], site)
  expect(ready.output).not.toContain('À corriger')
  expect(ready.output).toContain('Textes légaux relus par Maître Lilas le ')
  expect(ready.status).toBe(0)

  const text = 'legal/conditions-generales.md'
  cpSync(join('defaults', text), join(site, text))
  appendFileSync(join(site, text), '\nUn mot de plus.\n')
  const changed = await check([], site)
  expect(changed.output).toContain(
    `${text} : ce que dit cette page a changé depuis la version n° 1`,
  )
  expect(changed.output).toContain('Textes légaux à vous : conditions-generales.')
  expect(changed.status).toBe(1)
})

test('what is online is looked at as its visitors find it', async ({ baseURL, siteDir }) => {
  const { status, output } = await check(['--published', `${baseURL}`], 'site', siteDir)
  expect(output).toContain(`À corriger (1)\n  • ${baseURL} : le site n’est pas en https`)
  expect(output).toContain('En ligne, quelque chose ne va pas : 1 point à corriger')
  expect(status).toBe(1)
})

test('an option that does not exist is said in French, with those that do', async () => {
  const { output } = await check(['--vite'])
  expect(output).toContain('« --vite » n’est pas compris. Options possibles : --accept,')
})
