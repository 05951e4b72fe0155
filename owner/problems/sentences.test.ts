import { describe, expect, it } from 'vitest'
import { inFile } from './in-file.ts'
import { capital, inForm, remedyInForm } from './in-form.ts'
import { fix, type Problem } from './Problem.ts'
import { type Code, sentences } from './sentences.ts'

/** Makes a problem with this code, and with a value for whatever its sentences may quote. */
function sample(code: Code): Problem {
  const values = new Proxy({}, { get: (_, name) => (name === 'count' ? 2 : `‹${String(name)}›`) })
  return {
    ...{ level: 'fix', code, file: 'site.yaml', path: ['legal', 'publisher', 'address'] },
    ...{ source: 'site/site.yaml', line: 12, values },
  } as unknown as Problem
}

describe.each(Object.keys(sentences) as Code[])('%s', (code) => {
  it('says in a file where it is, what is wrong and what to write', () => {
    expect(inFile(sample(code))).toMatch(
      /^site\/site\.yaml, ligne 12 : legal\.publisher\.address : \S.*[.?»›]/s,
    )
  })

  it('says in a form what is wrong without keys, signs of YAML or commands', () => {
    const said = inForm(sample(code))
    expect(said).toMatch(/^[\p{Lu}«‹{\d].*/su)
    // Web addresses are taken out: a form may show them, although they match the pattern of a key.
    expect(said.replace(/https:[^ ]+/g, '')).not.toMatch(
      /« \w+: |\bclés?\b|\w\.\w+\.\w|\blegal\.|npm |git checkout|undefined/,
    )
  })
})

it('says in a form on which line of the captions a fault stands', () => {
  const sentence = 'Ce sous-titre ne se lit pas.'
  const unreadable = fix({ file: 'media/a.vtt', path: [], line: 12 }, sentence)
  expect(inForm(unreadable)).toMatch(/^Ligne 12 du fichier.: Ce sous-titre ne se lit pas/)
})

it('begins a sentence with a capital, but for a name that has none', () => {
  expect(['un titre', 'o2switch', 'https://a.fr'].map(capital)).toEqual([
    'Un titre',
    'o2switch',
    'https://a.fr',
  ])
})

it('names the other field that a remedy writes, the choice that it makes, and what it empties', () => {
  const remedies = [
    { set: ['noindex'], to: 'oui' },
    { set: ['consent'], to: '' },
  ]
  const consent = { ...sample('consent-needed'), path: ['consent'], remedies }
  expect(inFile(consent)).toMatch(/ Videz « consent »\.$/)
  expect(remedies.map((each) => remedyInForm(each, consent))).toEqual([
    'Écrire oui : Site caché',
    'Vider ce champ',
  ])
  expect(remedyInForm({ set: ['consent'], to: 'none' }, consent)).toMatch(/^Choisir « la vidéo et/)
})
