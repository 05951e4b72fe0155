import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Problem } from '../owner/problems/Problem.ts'
import { fieldName, inFile, inForm, remedyInForm } from '../owner/problems/say.ts'
import { readSite } from '../owner/read-site.ts'
import { findEverything } from '../owner/rules/find-everything.ts'
import { typeset } from '../owner/typography.ts'
import { type Files, temporaryFolder, writeFiles } from './temporary-folder.ts'

const BASE = 'tests/sites/complete'

const keyOf = ({ sentence, place }: Problem) => `${sentence} ${place.path.join('.')}`
const findIn = (folder: string) => findEverything(readSite(folder))
const known = new Set((await findIn(BASE)).map(keyOf))

/** Problems that follow from another one: captions whose file is refused also count as missing. */
const follows = ['La vidéo n’a pas de sous-titres']

/**
 * Replaces files of the complete site, and lists what the terminal then tells the owner. If the form words a
 * message differently, its words follow after an arrow.
 */
export async function sayOf(files: Files): Promise<string> {
  const folder = temporaryFolder(onTestFinished)
  cpSync(BASE, folder, { recursive: true })
  writeFiles(folder, files)
  const problems = (await findIn(folder)).filter(
    (problem) =>
      problem.level !== 'good' &&
      !follows.some((each) => problem.sentence.startsWith(each)) &&
      !known.has(keyOf(problem)),
  )
  const said = problems.flatMap((problem) => {
    const name = fieldName(problem.place)
    const button =
      problem.remedy === undefined ? '' : ` [${remedyInForm(problem.remedy, problem.place)}]`
    const file = `  ${inFile(problem)}`
    const form = `${name && `${name} : `}${inForm(problem)}${button}`
    const isSame = typeset(file).toLowerCase().endsWith(typeset(form).toLowerCase())
    return isSame ? [file] : [file, `  → ${form}`]
  })
  return said.join('\n').replaceAll(folder, 'site') || '  (rien à dire)'
}

const complete = readFileSync(join(BASE, 'site.yaml'), 'utf8')

export function change(key: string, value: string): Files {
  const line = new RegExp(`^( *)${key}.*$`, 'm')
  if (!line.test(complete)) throw new Error(`No line begins with ${key}`)
  return { 'site.yaml': complete.replace(line, `$1${value}`) }
}

/** Puts these lines at the beginning of the site, in the place of the keys that they answer. */
export function site(text: string): Files {
  const keys = [...text.matchAll(/^\ufeff?(\w+):/gm)].map(([, key]) => key)
  const others = complete
    .split(/^(?=\w)/m)
    .filter((part) => !keys.some((key) => part.startsWith(`${key}:`)))
  return { 'site.yaml': `${text}\n${others.join('')}` }
}

export const words = (text: string): Files => ({ 'words.yaml': text })
