import { hostAndPath, isOnHost } from '../../services/addresses/match-address.ts'
import { findKnownCompany } from '../../services/known-companies.ts'
import { findProvider } from '../../services/providers.ts'
import type { EmbedKind } from '../../services/Service.ts'
import { routes } from '../../src/routes.ts'
import { country, shortLine, url, yesNo } from './answer-formats.ts'
import { type FoundService, findService } from './find-service.ts'
import type { AnswerOf, Questions, Reading } from './Question.ts'

/** True for the address of one of the site's own pages. */
const isOurPage = (address: string, siteUrl: unknown) =>
  typeof siteUrl === 'string' &&
  routes.some(({ path }) => hostAndPath(new URL(path, siteUrl)) === hostAndPath(new URL(address)))

const OUR_PAGE =
  'C’est une page de ce site. Donnez l’adresse de la vidéo ou de l’agenda chez son service.'

/** The address of a video or of a booking page, or a text that holds it. */
export const embed = <Kind extends EmbedKind>(kind: Kind) =>
  ({
    kind: 'line',
    clearsAtNewHost: Object.keys(whoRuns(kind)),
    read(typed: string, answer: AnswerOf): Reading<FoundService<Kind>> {
      const reading = findService(kind, typed)
      const isOurs = 'value' in reading && isOurPage(reading.value.url, answer('url'))
      return isOurs ? { refusal: OUR_PAGE } : reading
    },
  }) as const

/** How French sentences call an embed. */
export const embedNames = { video: 'la vidéo', scheduling: 'l’agenda' } as const

export const serviceOf = (kind: EmbedKind, answer: AnswerOf) =>
  answer(`${kind}.url`) as FoundService | undefined

/** The facts about a service of another company. */
const companyFacts = ['name', 'country', 'privacyPolicy'] as const

/** Lists what the owner must tell about the service, because its address does not tell it. */
function unknownFacts(kind: EmbedKind, answer: AnswerOf): string[] {
  const found = serviceOf(kind, answer)
  const provider = findProvider(kind, found?.provider)
  if (!found || !provider) return []
  const address = new URL(found.url)
  const isCompany = isOnHost(address, provider.hosts) || findKnownCompany(address) !== undefined
  if (isCompany || !provider.canBeSelfHosted) {
    return companyFacts.filter((fact) => provider.service[fact] === undefined)
  }
  const isOwn = answer(`${kind}.isOwn`)
  if (isOwn === undefined) return ['isOwn']
  return ['isOwn', ...(isOwn ? ['host', 'country'] : companyFacts)]
}

/** Asks for a fact where the address does not tell it. */
const ifUnknown = (kind: EmbedKind, fact: string) =>
  ({
    when: (answer: AnswerOf) => unknownFacts(kind, answer).includes(fact),
    required: true,
  }) as const

/** Asks who runs the service at an address that we do not know. */
export const whoRuns = (kind: EmbedKind) =>
  ({
    isOwn: {
      label: 'qui tient ce service ?',
      help: `Nous ne connaissons pas cette adresse : vérifiez-la. Qui la tient reçoit l’adresse IP de vos visiteurs, et ce qu’ils y tapent. Si c’est vous, ce logiciel ne doit rien écrire sur leur appareil que ${kind === 'video' ? 'la lecture' : 'la réservation'} n’exige.`,
      ...yesNo,
      choices: {
        oui: 'moi-même : le logiciel est sur un serveur à moi',
        non: 'une autre entreprise, même si l’adresse porte mon nom',
      },
      ...ifUnknown(kind, 'isOwn'),
      // An owner who tells a company's name or privacy policy does not run the service himself.
      fallback(answer) {
        const facts = ['name', 'privacyPolicy'].map((fact) => answer(`${kind}.${fact}`))
        return facts.some((fact) => fact !== undefined) ? 'non' : undefined
      },
    },
    host: {
      label: 'hébergeur de votre serveur',
      example: 'Hébergeur Exemple SAS',
      help: 'L’entreprise chez qui ce logiciel tourne. Les pages légales la nomment.',
      ...shortLine,
      ...ifUnknown(kind, 'host'),
    },
    name: {
      label: 'nom du service',
      example: 'Doodle',
      ...shortLine,
      ...ifUnknown(kind, 'name'),
    },
    country: {
      label: 'pays du service, ou de votre serveur',
      example: 'Suisse',
      ...country,
      ...ifUnknown(kind, 'country'),
    },
    privacyPolicy: {
      label: 'politique de confidentialité du service',
      example: 'https://doodle.com/fr/privacy-policy',
      ...url,
      ...ifUnknown(kind, 'privacyPolicy'),
    },
  }) as const satisfies Questions
