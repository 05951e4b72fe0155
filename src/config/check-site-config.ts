import { checkScheduling } from '../embeds/scheduling/check-scheduling.ts'
import { checkVideo } from '../embeds/video/check-video.ts'
import { checkLegalFacts } from './check-legal-facts.ts'
import { checkFields, type FieldRule, problem } from './fields.ts'
import { parsePlainUrl } from './plain-url.ts'
import { isBoolean, isEmail, isObject, isPhone, isText } from './value-forms.ts'

const isSiteUrl = (value: unknown) => {
  const url = parsePlainUrl(value)
  return url !== undefined && url.origin === value
}

const trueOrFalse = 'Écrivez true ou false, sans guillemets.'
const rules: Record<string, FieldRule> = {
  url: {
    isValid: isSiteUrl,
    fix: 'Écrivez l’adresse publique en https, sans chemin ni barre finale, par exemple « https://www.mon-agence.fr ».',
  },
  name: {
    isValid: (value) => isText(value) && value.length <= 80 && !/\p{Cc}/u.test(value),
    fix: 'Écrivez le nom de l’agence, 80 caractères au plus.',
  },
  supportEmail: {
    isValid: isEmail,
    fix: 'Écrivez une adresse e-mail, par exemple « bonjour@mon-agence.fr ».',
  },
  supportPhone: {
    isValid: (value) => value === null || isPhone(value),
    fix: "Écrivez un numéro entre apostrophes, par exemple '+33 1 23 45 67 89', ou null.",
  },
  video: {
    isValid: isObject,
    fix: 'Écrivez un objet, par exemple { provider: "wistia", id: "abcde12345", title: "…" }.',
  },
  scheduling: {
    isValid: isObject,
    fix: 'Écrivez un objet, par exemple { url: "https://calendly.com/mon-agence/decouverte" }.',
  },
  consent: {
    isValid: (value) => value === 'none' || value === 'contextual',
    fix: 'Écrivez "none" ou "contextual".',
  },
  consentVersion: {
    isValid: (value) => Number.isInteger(value) && (value as number) > 0,
    fix: 'Écrivez un nombre entier à partir de 1.',
  },
  noindex: { isValid: isBoolean, fix: trueOrFalse },
  hstsIncludeSubDomains: { isValid: isBoolean, fix: trueOrFalse },
  legal: {
    isValid: isObject,
    fix: 'Écrivez l’objet des mentions légales, comme dans site.config.ts.',
  },
}

/**
 * Checks a whole configuration at once.
 *
 * @param config whatever the file exports; nothing is assumed of it
 * @param files how to look at files, by their path from the repository root
 * @returns French sentences, one per problem: where, what was found, what to write instead
 */
export function checkSiteConfig(
  config: unknown,
  files: { exists: (path: string) => boolean; readText: (path: string) => string },
): string[] {
  if (!isObject(config))
    return [problem('export default', config, 'Exportez l’objet de configuration.')]
  const { video, scheduling, legal } = config
  return [
    ...checkFields('', config, rules),
    ...(isObject(video) ? checkVideo(video, files) : []),
    ...(isObject(scheduling) ? checkScheduling(scheduling) : []),
    ...(isObject(legal) ? checkLegalFacts(legal) : []),
  ]
}
