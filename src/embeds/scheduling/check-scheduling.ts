import { checkFields, type FieldRule, problem } from '../../config/fields.ts'
import { parsePlainUrl } from '../../config/plain-url.ts'
import { isReadableName, isUrl } from '../../config/value-forms.ts'
import { providerOfHost } from './describe-scheduling.ts'
import type { SchedulingProvider } from './SchedulingProvider.ts'
import { schedulingProviders } from './scheduling-providers.ts'

const shortText = (example: string): FieldRule => ({
  isValid: (value) =>
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= 120 &&
    !/\p{Cc}/u.test(value),
  fix: `Écrivez un texte de 120 caractères au plus, par exemple « ${example} ».`,
})

const readableName = (example: string): FieldRule => ({
  isValid: isReadableName,
  fix: `Écrivez un nom de 80 caractères au plus, par exemple « ${example} ».`,
})

const orNothing = (rule: FieldRule): FieldRule => ({
  isValid: (value) => value === null || rule.isValid(value),
  fix: rule.fix.replace(/\.$/, ', ou null.'),
  optional: true,
})

/** Right in themselves: these are looked at before the rules of a kind are chosen. */
const anyProvider: FieldRule = { isValid: () => true, fix: '', optional: true }

const aboutTheCall = {
  with: orNothing(shortText('Camille, de l’agence')),
  means: orNothing(shortText('en visioconférence')),
}

const pageRules: Record<string, FieldRule> = {
  provider: anyProvider,
  url: {
    isValid: isUrl,
    fix: 'Écrivez l’adresse de la page de réservation, en https et sans port, par exemple « https://reservation.exemple.fr/appel ».',
  },
  name: readableName('Doodle'),
  country: readableName('Suisse'),
  privacyPolicy: {
    isValid: isUrl,
    fix: 'Écrivez l’adresse de la politique de confidentialité de ce service, en https, par exemple « https://doodle.com/fr/privacy-policy ».',
  },
  ...aboutTheCall,
}

const names = Object.keys(schedulingProviders)

/**
 * Checks the `scheduling` object of the configuration.
 *
 * @param config whatever stands there
 * @returns French sentences, one per problem, all at once
 */
export function checkScheduling(config: Record<string, unknown>): string[] {
  const { provider } = config
  if (provider === 'demo') {
    return checkFields('scheduling', config, { provider: anyProvider, ...aboutTheCall })
  }
  if (provider === 'page') return checkFields('scheduling', config, pageRules)
  const rest = checkFields('scheduling', config, {
    provider: anyProvider,
    url: anyProvider,
    ...aboutTheCall,
  })
  if (provider !== undefined && !isProvider(provider)) {
    const all = [...names, 'page', 'demo'].map((name) => `"${name}"`).join(', ')
    return [problem('scheduling.provider', provider, `Écrivez l’un de ceux-ci : ${all}.`), ...rest]
  }
  return [...checkUrl(provider, config.url), ...rest]
}

const isProvider = (value: unknown): value is keyof typeof schedulingProviders =>
  typeof value === 'string' && names.includes(value)

function checkUrl(named: keyof typeof schedulingProviders | undefined, value: unknown): string[] {
  const url = parsePlainUrl(value)
  const id = named ?? (url && providerOfHost(url.host))
  if (!id) {
    const fix = url
      ? 'Aucun service connu ne répond à cette adresse. Vérifiez-la, ou écrivez provider: "page" avec name, country et privacyPolicy.'
      : `Écrivez l’adresse de votre page de réservation, en https et sans port, par exemple « ${schedulingProviders.calendly.example} ».`
    return [problem('scheduling.url', value, fix)]
  }
  const { service, example, isHost, allowsOwnHost, path }: SchedulingProvider =
    schedulingProviders[id]
  const isRight = url && (isHost(url.host) || allowsOwnHost) && path.test(url.pathname)
  if (isRight) return []
  const order = `Écrivez l’adresse d’une page de réservation ${service.name}, par exemple « ${example} »`
  const other = url && providerOfHost(url.host)
  const fix =
    other && other !== id
      ? `${order}, ou provider: "${other}".`
      : named && url && !isHost(url.host)
        ? `${order}, ou provider: "page" s’il s’agit d’un autre service.`
        : `${order}.`
  return [problem('scheduling.url', value, fix)]
}
