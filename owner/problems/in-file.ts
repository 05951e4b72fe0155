import { describeAnswer } from '../schema/describe-keys.ts'
import { nameOf, type Path } from '../values.ts'
import type { Problem, Remedy } from './Problem.ts'
import { type Sentences, write } from './sentences/Sentences.ts'
import { sentences } from './sentences.ts'

/** Writes where a problem stands, as far as that is known: `site/site.yaml, ligne 12`. */
export const placeInFile = ({ source, file, line, path }: Problem): string =>
  [source ?? (path.length === 0 && file), line && `ligne ${line}`].filter(Boolean).join(', ')

const lastStep = (path: Path) => String(path.findLast((step) => typeof step === 'string') ?? '')

/** Matches values that YAML would not read as text without quotes. */
const needsQuotes = /^[#&*!|>%@`{}[\]"']|: | #/

function lineOf({ set, to, insteadOf }: Remedy): string {
  const start = typeof set.at(-1) === 'number' ? '-' : `${lastStep(set)}:`
  const value = needsQuotes.test(to) ? `"${to}"` : to
  const removal = insteadOf ? ` et retirez « ${lastStep(insteadOf)} »` : ''
  return `« ${start} ${value} »${removal}`
}

/** Says what to write: « Écrivez « consent: none » ou « consent: contextual ». », « Videz « noindex ». » */
function orderOf(remedies: Remedy[]): string {
  const emptied = remedies.find(({ to }) => to === '')
  if (emptied) return `Videz « ${lastStep(emptied.set)} ».`
  return `Écrivez ${remedies.map(lineOf).join(' ou ')}.`
}

/** Writes a problem for whoever edits the files: its place, what is wrong, the line to write. */
export function inFile(problem: Problem): string {
  const { level, code, values, path, file, remedies = [] } = problem
  if (code === undefined) return inOneVoice(problem)
  const entry: Sentences = sentences[code]
  const { inFile, advice = '' } = typeof entry === 'object' ? entry : { inFile: entry }
  const key = file === '' || file.endsWith('.yaml') ? nameOf(path) : ''
  const order = remedies.length > 0 ? orderOf(remedies) : write(advice, values)
  const sentence = [write(inFile, values), order].filter(Boolean).join(' ')
  const place = level === 'good' ? '' : placeInFile(problem)
  return [place, key, sentence].filter(Boolean).join(' : ')
}

function inOneVoice(problem: Problem): string {
  const { level, path, file, sentence = '', remedies = [] } = problem
  const place = level === 'good' ? '' : placeInFile(problem)
  const question = file === 'site.yaml' ? (describeAnswer(path)?.label ?? '') : ''
  const order = remedies.length > 0 ? ` ${orderOf(remedies)}` : ''
  return [place, question, `${sentence}${order}`].filter(Boolean).join(' : ')
}
