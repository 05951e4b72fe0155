import { aboutKey, describedKeys } from '../schema/describe-keys.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { type BuiltPage, list, nameOf, wordsOf } from './BuiltPage.ts'
import { type Finding, fix, onPages } from './Finding.ts'
import { describeHost } from './host-identities.ts'

/** What to type for a fact, e.g. for `publisher.siren`. */
function exampleOf(name: string): string {
  if (name === 'dpo.name') {
    return '« dpo: none », ou dessous « name: Camille Exemple » et « email: dpo@mon-agence.fr »'
  }
  const { kind, example, help } = aboutKey(`legal.${name}`) ?? {}
  const key = name.split('.').at(-1)
  if (kind === 'list') return `« - ${example} » dessous, ou « ${key}: [] » s’il n’y en a pas`
  if (kind === 'yes-no') return `« ${key}: oui » ou « ${key}: non »`
  const orNone = /\bnone\b/.test(help ?? '') ? `, ou « ${key}: none » s’il n’y en a pas` : ''
  return `« ${key}: ${example} »${orNone}`
}

const transferAdvice =
  'Cherchez les clauses contractuelles types dans le contrat de sous-traitance de l’entreprise (clauses). Si elle est des États-Unis, cherchez-la aussi sur https://www.dataprivacyframework.gov/list (dpf) ; les deux : both.'

/** What a missing fact needs beyond being typed. */
const advice: Record<string, string> = {
  'host.phone':
    'La loi demande ce numéro (LCEN, article 1-1) : recopiez-le des mentions légales de l’hébergeur. S’il n’en publie pas, choisissez un hébergeur qui en a un.',
  'publisher.vatNumber':
    'Si vous ne facturez pas de TVA, remplissez plutôt « vatExemptText: TVA non applicable, art. 293 B du CGI ».',
  'transfers.video': transferAdvice,
  'transfers.scheduling': transferAdvice,
  'transfers.host': transferAdvice,
  'dataStorage.transfer': transferAdvice,
}

function adviceOn(name: string, { legal, hosting }: SiteConfig): string | undefined {
  if (name === 'host.name') return describeHost(hosting)
  // A company always has its number.
  if (name === 'publisher.rcsCity' && legal.publisher.isSoleTrader !== false) {
    return 'Sans numéro RCS, écrivez plutôt « isInRneOnly: oui ».'
  }
  return advice[name]
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

/** The facts that the owner has still to give, in the order of the owner's file. */
export function findUnfilledFacts(pages: BuiltPage[], config: SiteConfig): Finding[] {
  const order = describedKeys()
  const rank = (name: string) => order.indexOf(`legal.${name}`)
  return [...findGaps(pages)]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, { label, places }]) => {
      const key = name === 'dpo.name' ? 'dpo' : name
      const missing = `legal.${key} : il manque « ${label} » (${listPlaces(places)}). Par exemple : ${exampleOf(name)}`
      const more = adviceOn(name, config)
      const message = more ? `${missing}\n${more.replace(/^/gm, '    ')}` : missing
      return onPages([...places.keys()], fix`${message}`)
    })
}
