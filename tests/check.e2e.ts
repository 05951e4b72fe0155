import { execFile } from 'node:child_process'
import { environment } from './fresh-copy.ts'
import { expect, test } from './site.ts'

const check = (args: string[]) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'generator/commands/check.ts', ...args],
      { env: environment() },
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

test('the site as shipped is not ready, and what is missing is said', async () => {
  const { status, output } = await check([])
  expect(status).toBe(1)
  for (const sentence of [
    'À corriger (',
    'adresse de la vidéo : C’est la vidéo de démonstration.',
    'page de réservation : C’est l’agenda de démonstration',
    'SIRET : Cette réponse manque dans Mentions légales.',
    'Pas encore prêt à publier : ',
  ]) {
    expect(output).toContain(sentence)
  }
  expect(output, 'what we write ourselves is sound').not.toMatch(/le lien «|a changé/)
})

test('an option that does not exist is said in French, with those that do', async () => {
  const { output } = await check(['--vite'])
  expect(output).toContain(
    '« --vite » n’est pas compris. Options possibles, après « -- » : --published,',
  )
})
