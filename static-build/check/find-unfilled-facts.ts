import type { LegalFacts } from '../../src/config/LegalFacts.ts'
import { legalFactTable } from '../../src/config/legal-fact-table.ts'
import { type BuiltPage, list, nameOf, wordsOf } from './BuiltPage.ts'
import { type Finding, fix } from './Finding.ts'

/** Facts that are no single value: what to type for them. */
const otherExamples: Record<string, { key: string; example: string }> = {
  credits: { key: 'legal.credits', example: "['Vidéo : Studio Exemple'], ou [] s’il n’y en a pas" },
  'guarantee.exclusions': {
    key: 'legal.guarantee.exclusions',
    example: "['le Client a suspendu ses annonces de sa propre initiative'], ou []",
  },
  'dpo.name': {
    key: 'legal.dpo',
    example: "'none', ou { name: 'Camille Exemple', email: 'dpo@mon-agence.fr' }",
  },
}

/** What a missing fact needs beyond being typed. */
const advice: Record<string, string> = {
  'host.phone':
    'La loi demande ce numéro (LCEN, article 1-1) : recopiez-le des mentions légales de l’hébergeur. S’il n’en publie pas, choisissez un hébergeur qui en a un.',
  'publisher.vatNumber':
    "Si vous ne facturez pas de TVA, remplissez plutôt vatExemptText: 'TVA non applicable, art. 293 B du CGI'.",
  'publisher.rcsCity': 'Sans numéro RCS, écrivez plutôt isInRneOnly: true.',
}

const pattern =
  /<h2[^>]*>(?<heading>.*?)<\/h2>|<mark data-a-completer="(?<name>[^"]+)">\[À compléter\s*: (?<label>[^\]]*)\]/gs

type Gap = { label: string; places: Map<string, Set<string>> }

/** Every fact that pages still mark « à compléter », with the sections where it shows. */
function findGaps(pages: BuiltPage[]): Map<string, Gap> {
  const gaps = new Map<string, Gap>()
  for (const page of pages) {
    let section = ''
    for (const { groups = {} } of page.html.matchAll(pattern)) {
      const { heading, name, label = '' } = groups
      if (heading !== undefined) section = wordsOf(heading).split('.')[0] ?? ''
      // One choice, two placeholders.
      if (!name || name === 'dpo.email') continue
      const gap = gaps.get(name) ?? { label: wordsOf(label), places: new Map() }
      gaps.set(name, gap)
      const sections = gap.places.get(nameOf(page)) ?? new Set()
      gap.places.set(nameOf(page), sections.add(section))
    }
  }
  return gaps
}

const listPlaces = (places: Gap['places']) =>
  [...places]
    .map(([page, sections]) => `${page}, section${sections.size > 1 ? 's' : ''} ${list(sections)}`)
    .join(' ; ')

/** Every key of the facts, in the order of the owner's file. */
const keysOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, item]) => [
    prefix + key,
    ...(typeof item === 'object' && item !== null ? keysOf(item, `${prefix + key}.`) : []),
  ])

/** The facts that the owner has still to give, in the order of the owner's file. */
export function findUnfilledFacts(pages: BuiltPage[], legal: LegalFacts): Finding[] {
  const order = keysOf({ legal })
  return [...findGaps(pages)]
    .map(([name, gap]) => {
      const { key, example } = otherExamples[name] ?? {
        key: `legal.${name}`,
        example: legalFactTable[name as keyof typeof legalFactTable]?.example ?? '',
      }
      const { label, places } = gap
      const missing = `${key} : il manque « ${label} » (${listPlaces(places)}). Par exemple : ${example}`
      return { key, message: advice[name] ? `${missing}\n    ${advice[name]}` : missing }
    })
    .sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
    .map(({ message }) => fix(message))
}
