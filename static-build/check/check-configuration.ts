import { legalFactTable } from '../../src/config/legal-fact-table.ts'
import type { SiteConfig } from '../../src/config/SiteConfig.ts'
import * as constants from '../../src/constants.ts'
import type { Service } from '../../src/embeds/Service.ts'
import { frenchDate } from '../../src/french-date.ts'
import { type Finding, fix, look } from './Finding.ts'

/** Names reserved for examples, ours included: nobody can be reached there. */
const EXAMPLE_ADDRESS =
  /(?:^|[./@])(?:(?:example|exemple)\.(?:com|org|net|fr)|mon-agence|[\w-]+\.(?:example|test|invalid|localhost))(?:[./:?#]|$)/i

/** Facts of our examples that no real company may show as its own. */
const exampleFacts = new Set(
  (['address', 'siren', 'siret', 'vatNumber', 'phone'] as const).map((name) =>
    legalFactTable[`publisher.${name}`].example.replace(/['\s]/g, ''),
  ),
)
const isExampleFact = (text: string) =>
  /(?:^|\s)Exemple\b|^…$/.test(text) || exampleFacts.has(text.replace(/\s/g, ''))

/** Every text of the configuration, with the key where it stands. */
function textsIn(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    textsIn(inner, Array.isArray(value) ? `${key}[${name}]` : key ? `${key}.${name}` : name),
  )
}

/** What was copied from an example, or from the demonstration, and never replaced. */
function checkExamples(config: SiteConfig): Finding[] {
  return textsIn(config).flatMap(([key, text]) => {
    if (EXAMPLE_ADDRESS.test(text)) {
      return [
        fix(
          `${key} : « ${text} » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.`,
        ),
      ]
    }
    if (isExampleFact(text)) {
      return [fix(`${key} : « ${text} » est un exemple. Écrivez ce qui est vrai pour vous.`)]
    }
    // With the demonstration video, `checkDemonstrations` says it for all three.
    return text.startsWith('demo/') && !isDemoVideo(config)
      ? [
          fix(
            `${key} : « ${text} » appartient à la vidéo de démonstration. Mettez votre fichier, ou retirez cette ligne.`,
          ),
        ]
      : []
  })
}

const isDemoVideo = ({ video }: SiteConfig) =>
  video.provider === 'file' && video.src.startsWith('demo/')

function checkDemonstrations(config: SiteConfig): Finding[] {
  return [
    ...(isDemoVideo(config)
      ? [
          fix(
            "video : c’est la vidéo de démonstration. Mettez la vôtre, par exemple { provider: 'wistia', id: 'abcde12345', title: '…' }.",
          ),
        ]
      : []),
    ...(config.scheduling.provider === 'demo'
      ? [
          fix(
            "scheduling : c’est l’agenda de démonstration, qui n’enregistre rien. Donnez l’adresse du vôtre, par exemple { url: 'https://calendly.com/mon-agence/decouverte' }.",
          ),
        ]
      : []),
  ]
}

function checkVideo({ video, legal }: SiteConfig): Finding[] {
  const hasCaptions = video.provider === 'file' ? video.captions : video.captionsConfirmed
  const host = `${legal.host.name ?? ''} ${legal.host.url ?? ''}`
  return [
    ...(hasCaptions
      ? []
      : [
          look(
            video.provider === 'file'
              ? "video.captions : la vidéo n’a pas de sous-titres. Qui n’entend pas, ou regarde sans le son, n’en saura rien. Ajoutez un fichier WebVTT, par exemple captions: 'videos/presentation.fr.vtt'."
              : 'video.captionsConfirmed : la vidéo a-t-elle des sous-titres français chez son hébergeur ? Le site ne peut pas le voir. Quand vous les y avez vus, écrivez captionsConfirmed: true.',
          ),
        ]),
    ...(video.provider === 'file' && /cloudflare/i.test(host)
      ? [
          fix(
            'video : Cloudflare ne sait pas envoyer une vidéo par morceaux (requêtes « Range ») : elle ne se lit pas sur iPhone ni dans Safari. Confiez-la à un service de vidéo, ou changez d’hébergeur.',
          ),
        ]
      : []),
  ]
}

function checkConsent({ consent }: SiteConfig, services: Service[]): Finding[] {
  if (consent !== 'none' || services.length === 0) return []
  const names = services.map(({ name }) => name).join(' et ')
  return [
    look(
      `consent : « none » fait appeler ${names} dès l’ouverture de la page d’accueil. L’article 82 de la loi Informatique et Libertés demande l’accord du visiteur avant tout traceur qui n’est pas indispensable. Écrivez consent: 'contextual', ou faites confirmer que ces services n’en déposent aucun.`,
    ),
  ]
}

function checkDates({ legal }: SiteConfig, today: string): Finding[] {
  const dates = {
    'legal.updatedOn': legal.updatedOn,
    'legal.versionDate': legal.versionDate,
    'legal.transfers.checkedAt': legal.transfers.checkedAt,
  }
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const { checkedAt } = legal.transfers
  const isFilled = legal.publisher.name !== null
  return [
    ...Object.entries(dates)
      .filter(([, date]) => date !== null && date > today)
      .map(([key, date]) =>
        fix(
          `${key} : le ${frenchDate(date ?? '')} n’est pas encore arrivé. Écrivez '${today}' ou une date passée.`,
        ),
      ),
    ...(checkedAt !== null && checkedAt < aYearAgo
      ? [
          look(
            `legal.transfers.checkedAt : votre dernière vérification des transferts date du ${frenchDate(checkedAt)}. Regardez de nouveau ce que dit chaque service, puis écrivez '${today}'.`,
          ),
        ]
      : []),
    ...(isFilled && legal.updatedOn === null
      ? [
          look(
            `legal.updatedOn : les mentions légales et la politique de confidentialité portent la date du ${frenchDate(constants.legalPagesUpdatedOn)}, mais vous les avez complétées depuis. Écrivez '${today}'.`,
          ),
        ]
      : []),
  ]
}

function checkGuarantee({ legal }: SiteConfig): Finding[] {
  return legal.guarantee.summary === null
    ? [
        look(
          `legal.guarantee.summary : sous « ${constants.appointmentsPerMonth}+ rendez-vous par mois », dites les conditions en une phrase. Sans elle, seul le lien « Conditions de la garantie » accompagne la promesse.`,
        ),
      ]
    : []
}

/**
 * What the configuration alone tells.
 *
 * @param services companies that the configured video and calendar belong to
 * @param today `2026-11-20`, in Paris
 */
export const checkConfiguration = (
  config: SiteConfig,
  services: Service[],
  today: string,
): Finding[] => [
  ...checkExamples(config),
  ...checkDemonstrations(config),
  ...checkVideo(config),
  ...checkConsent(config, services),
  ...checkDates(config, today),
  ...checkGuarantee(config),
  ...(config.noindex
    ? [
        look(
          'noindex : le site entier est caché aux moteurs de recherche. Écrivez noindex: false le jour de la publication.',
        ),
      ]
    : []),
]

/** What no program can see. */
export const reminders: Finding[] = [
  look(
    'Garantie : un avocat a-t-il lu les articles 6, 10 et 15 des conditions générales, une fois remplis ? Une promesse précise vous engage. Si vous la changez ensuite dans legal.guarantee, augmentez legal.version et legal.versionDate : vos clients doivent savoir laquelle ils ont lue.',
  ),
  look(
    `Preuve : gardez un dossier daté qui montre d’où vient « ${constants.appointmentsPerMonth}+ rendez-vous par mois » (période, nombre de clients, méthode de comptage). On peut vous le demander.`,
  ),
  look(
    'Prestataires : avez-vous signé avec l’hébergeur et l’agenda en ligne le contrat de l’article 28 du RGPD, et vérifié leurs garanties hors Union européenne ?',
  ),
]
