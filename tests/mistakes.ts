import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { onTestFinished } from 'vitest'
import { inFile } from '../owner/problems/in-file.ts'
import { capital, fieldName, inForm, remedyInForm } from '../owner/problems/in-form.ts'
import type { Problem } from '../owner/problems/Problem.ts'
import { readSite } from '../owner/read-site.ts'
import { findEverything } from '../owner/rules/find-everything.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Files = Record<string, string | Buffer>

const BASE = 'tests/sites/complete'

const keyOf = ({ code, sentence, path }: Problem) => `${sentence ?? code} ${path.join('.')}`
const findIn = (folder: string) => findEverything(readSite(folder))
const known = new Set((await findIn(BASE)).map(keyOf))

/** Problems that follow from another one: captions whose file is refused also count as missing. */
const follows = ['poster-missing', 'La vidéo n’a pas de sous-titres.']

/**
 * Replaces files of the complete site, and lists what the terminal then tells the owner. If the form words a
 * message differently, its words follow after an arrow.
 */
export async function sayOf(files: Files): Promise<string> {
  const folder = temporaryFolder(onTestFinished)
  const base = relative(folder, BASE)
  for (const [name, content] of Object.entries({ 'site.yaml': '', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    const isSite = name === 'site.yaml' && typeof content === 'string'
    writeFileSync(join(folder, name), isSite ? `${content}\nbase: ${base}\n` : content)
  }
  const problems = (await findIn(folder)).filter(
    (problem) =>
      problem.level !== 'good' &&
      !follows.some((each) => (problem.code ?? problem.sentence)?.startsWith(each)) &&
      !known.has(keyOf(problem)),
  )
  const said = problems.flatMap((problem) => {
    const name = fieldName(problem)
    const buttons = (problem.remedies ?? []).map((each) => ` [${remedyInForm(each, problem)}]`)
    const file = `  ${inFile(problem)}`
    const form = `${name && `${name} : `}${inForm(problem)}${buttons.join('')}`
    const isSame = capital(file).toLowerCase().endsWith(form.toLowerCase())
    return isSame ? [file] : [file, `  → ${form}`]
  })
  return said.join('\n').replaceAll(folder, 'site') || '  (rien à dire)'
}

const complete = readFileSync(join(BASE, 'site.yaml'), 'utf8').replace(/^base:.*$/m, '')

export function change(key: string, value: string): Files {
  const line = new RegExp(`^( *)${key}.*$`, 'm')
  if (!line.test(complete)) throw new Error(`No line begins with ${key}`)
  return { 'site.yaml': complete.replace(line, `$1${value}`) }
}
export const site = (text: string): Files => ({ 'site.yaml': text })
export const words = (text: string): Files => ({ 'site.yaml': '', 'words.yaml': text })
