import { describe, expect, it } from 'vitest'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { shipped } from '../../tests/sites.ts'
import { checkVersions, type LegalVersions, recordVersions } from './legal-versions.ts'
import { readLegalTexts } from './read-legal-texts.ts'

/** Two texts that say this, dated as they ship unless a test says otherwise. */
function say(words: string, day?: string, version = '1.0'): Record<string, LegalText> {
  const text = { html: `<p>${words}</p>`, sections: [], gaps: [] }
  return {
    'mentions-legales': { ...text, title: 'Mentions', edition: { day: day ?? '2025-07-13' } },
    'conditions-generales': {
      ...text,
      title: 'Conditions',
      edition: { day: day ?? '2026-11-20', version },
    },
  }
}
const { folder } = shipped
const record = (before: LegalVersions, texts: Record<string, LegalText>) =>
  recordVersions(before, texts, folder)
const recorded = record({}, say('30 rendez-vous'))
const check = (texts: Record<string, LegalText>, before = recorded) =>
  [...checkVersions(before, texts, folder, '2026-12-01')].map(
    ({ level, message }) => `${level} ${message}`,
  )

it('accepts the words that were recorded, whatever their markup, their spaces and their date', () => {
  expect(check(say('30 rendez-vous', '2026-12-01'))).toEqual([])
  expect(check(say('<b>30</b>\u00a0rendez-vous\n'))).toEqual([])
})

it('refuses words that changed under an unchanged date or version', () => {
  expect(check(say('40 rendez-vous'))).toEqual([
    'fix /mentions-legales : ce que dit cette page a changé (texte, fait, nombre ou service), et elle porte toujours « 13/07/2025 ». Écrivez « updatedOn: 2026-12-01 ». Pour une simple faute de frappe, lancez npm run check -- --accept.',
    'fix /conditions-generales : ce que dit cette page a changé (texte, fait, nombre ou service), et elle porte toujours « Version n° 1.0 du 20/11/2026 ». Augmentez legal.version et écrivez « versionDate: 2026-12-01 ». Pour une simple faute de frappe, lancez npm run check -- --accept.',
  ])
})

it('asks to record a text that changed with its date or version', () => {
  const both = say('40', '2026-12-01', '1.1')
  expect(check(both)).toEqual([
    'look /mentions-legales : ce que dit cette page n’est pas encore enregistré sous « 01/12/2026 ». Quand c’est définitif, lancez npm run check -- --accept et gardez site/legal/versions.json avec vos textes.',
    'look /conditions-generales : ce que dit cette page n’est pas encore enregistré sous « Version n° 1.1 du 01/12/2026 ». Quand c’est définitif, lancez npm run check -- --accept et gardez site/legal/versions.json avec vos textes.',
  ])

  const kept = record(recorded, both)
  expect(check(both, kept)).toEqual([])
  expect(kept['conditions-generales'], 'what readers saw before is kept').toEqual([
    ...(recorded['conditions-generales'] ?? []),
    expect.objectContaining({ edition: '1.1 du 2026-12-01' }),
  ])
})

it('offers to replace the text of the same day', () => {
  const before = record(recorded, say('30', '2026-12-01'))
  expect(check(say('40', '2026-12-01'), before)[0]).toMatch(
    /^fix .*C’est la date du jour : pour le remplacer, lancez npm run check -- --accept\.$/,
  )
})

it('asks to record a text that never was', () => {
  expect(check(say('30'), {})).toEqual([
    expect.stringMatching(/^look /),
    expect.stringMatching(/^look /),
  ])
})

describe('the texts that ship', () => {
  const { config } = shipped
  const publish = (changes: Partial<typeof config>) =>
    readLegalTexts(folder, { config: { ...config, ...changes }, parties: [] })
  const published = record({}, publish({}))

  it('change with a number, a fact or a service', () => {
    const guarantee = { ...config.legal.guarantee, openSlots: 40 }
    const service = { name: 'Wistia', country: 'États-Unis', privacyPolicy: 'https://a.fr' }
    const all = [
      publish({ promise: { appointmentsPerMonth: 31 } }),
      publish({ legal: { ...config.legal, guarantee } }),
      readLegalTexts(folder, { config, parties: [{ purpose: 'video', service }] }),
    ]
    for (const texts of all) {
      expect(check(texts, published)).toContainEqual(expect.stringMatching(/^fix \/conditions-gen/))
    }
  })
  it('are said to be newer where that is why the page changed', () => {
    const text = `${folder.read('legal/conditions-generales.md')}\n## De plus\n\nMieux.\n`
    const read = (file: string) => (file.includes('conditions') ? text : folder.read(file))
    const next = readLegalTexts({ ...folder, read }, { config, parties: [] })
    const messages = [...checkVersions(published, next, { ...folder, read }, '2026-12-01')]
    expect(messages).toMatchObject([
      { message: expect.stringMatching(/^\/conditions-gen.*le texte d’origine est plus récent/) },
    ])
  })
})
