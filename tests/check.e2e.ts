import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builds } from './builds.ts'
import { environment, freshCopy } from './fresh-copy.ts'
import { expect, test } from './site.ts'

/** Runs `npm run check` as its owner would. */
const check = (args: string[], SITE = 'site', cwd = process.cwd(), OUT_DIR = '') =>
  new Promise<{ status: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['generator/commands/run.js', 'generator/commands/check.ts', ...args],
      { cwd, env: environment({ SITE, OUT_DIR }) },
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

const copy = freshCopy()
test.afterAll(() => rmSync(copy, { recursive: true }))

test('the site as shipped is not ready: everything that is missing is said, with its place', async () => {
  const { status, output } = await check([])
  expect(status).toBe(1)
  for (const sentence of [
    'À corriger (',
    'url : « https://www.example.com » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.',
    'video : c’est la vidéo de démonstration.',
    'scheduling : c’est l’agenda de démonstration',
    'legal.publisher.siret : il manque « SIRET » (Mentions légales).',
    'legal.host.phone : il manque « téléphone de l’hébergeur » (Mentions légales).',
    'legal.guarantee.metric : il manque « ce qui est compté » (Conditions générales d’utilisation).',
    'À vérifier (',
    'Pas encore prêt à publier : ',
  ]) {
    expect(output).toContain(sentence)
  }
  expect(output, 'what we write ourselves is sound').not.toMatch(/le lien «|a changé/)
})

test('a complete configuration is ready', async () => {
  const { status, output } = await check([], builds.complete.site)
  expect(output).not.toContain('À corriger')
  // Its texts, which are invented, are recorded nowhere, and no lawyer has read them.
  expect(output).toContain('Aucun avocat n’a relu les textes légaux.')
  expect(output).toContain('Presque prêt à publier : 2 points à vérifier.')
  expect(status).toBe(0)
})

test('a text that changes is refused until its new edition is recorded, with who has read it', async () => {
  // Five commands, one after the other.
  test.slow()
  await check(['--accept'], 'site', copy)
  const text = 'legal/conditions-generales.md'
  mkdirSync(join(copy, 'site/legal'), { recursive: true })
  cpSync(join('defaults', text), join(copy, 'site', text))
  appendFileSync(join(copy, 'site', text), '\nUn mot de plus.\n')
  const refusal =
    'legal/conditions-generales.md : ce que dit cette page a changé depuis la version n° 1 du '

  const { output } = await check([], 'site', copy)
  expect(output).toContain(refusal)
  expect(output).toContain('Textes légaux à vous : conditions-generales.')
  const read = await check(['--accept', '--reviewed-by', 'Maître Lilas'], 'site', copy)
  expect(read.output).not.toContain(refusal)
  expect(read.output).toContain('Textes légaux relus par Maître Lilas le ')
  appendFileSync(join(copy, 'site', text), '\nUn autre.\n')
  expect((await check(['--accept'], 'site', copy)).output).toContain(
    'Ont changé depuis : Conditions générales d’utilisation.',
  )
  const friend = await check(['--accept', '--reviewed-by', 'un ami'], 'site', copy)
  expect(friend.output).toContain('« un ami » ne nomme pas un avocat.')
})

test('what is online is looked at as its visitors find it', async ({ baseURL, siteDir }) => {
  const none = await check(['--published'])
  expect(none.output).toContain('est une adresse d’exemple : il n’y a encore rien à regarder en')
  expect(none.status).toBe(0)
  const { status, output } = await check(['--published', `${baseURL}`], 'site', '.', siteDir)
  expect(output).toContain(`À corriger (1)\n  • ${baseURL} : le site n’est pas en https`)
  expect(output).toContain('En ligne, quelque chose ne va pas : 1 point à corriger')
  expect(status).toBe(1)
})

test('what cannot be read is said in French: a configuration, an option', async () => {
  mkdirSync(join(copy, 'wrong'))
  writeFileSync(join(copy, 'wrong/site.yaml'), 'base: ../site\nurl: exemple\nconsent: oui\n')
  const { status, output } = await check([], 'wrong', copy)
  expect(status).toBe(1)
  expect(output).toContain('• wrong/site.yaml, ligne 2 : url : « exemple » ne')
  expect(output).toContain('wrong/site.yaml, ligne 3 : consent : « oui » ne convient pas.')
  expect(output, 'no stack').not.toMatch(/\n\s+at /)
  const { output: refusal } = await check(['--vite'])
  expect(refusal).toContain('« --vite » n’est pas compris. Options possibles : --accept,')
})
