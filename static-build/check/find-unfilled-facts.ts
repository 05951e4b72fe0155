import { legalFactTable } from '../../src/config/legal-fact-table.ts'
import { type BuiltPage, nameOf, wordsOf } from './BuiltPage.ts'
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
    ' La loi demande ce numéro (LCEN, article 1-1) : recopiez-le des mentions légales de l’hébergeur. S’il n’en publie pas, choisissez un hébergeur qui en a un.',
  'publisher.vatNumber':
    " Si vous ne facturez pas de TVA, remplissez plutôt legal.publisher.vatExemptText : 'TVA non applicable, art. 293 B du CGI'.",
  'publisher.rcsCity': ' Sans numéro RCS, écrivez plutôt legal.publisher.isInRneOnly : true.',
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
  [...places].map(([page, sections]) => `${page}, section ${[...sections].join(', ')}`).join(' ; ')

/** The facts that the owner has still to give, in the order of the pages, each with an example. */
export const findUnfilledFacts = (pages: BuiltPage[]): Finding[] =>
  [...findGaps(pages)].map(([name, { label, places }]) => {
    const known = otherExamples[name]
    const { key, example } = known ?? {
      key: `legal.${name}`,
      example: legalFactTable[name as keyof typeof legalFactTable]?.example ?? '',
    }
    return fix(
      `${key} : il manque « ${label} » (${listPlaces(places)}). Écrivez par exemple ${example}.${advice[name] ?? ''}`,
    )
  })
