import { parsePlainUrl } from '../../services/addresses/plain-url.ts'
import { listRequiredKeys, type RequiredKey } from '../../services/list-required-keys.ts'
import { type EmbedKind, findProvider } from '../../services/providers.ts'
import { country, properName, url, yesNo } from './forms.ts'
import type { Answer, Questions } from './Question.ts'

/** Tells whether the owner must give this fact about the service, because its address does not tell it. */
export const asksWhoRuns = (kind: EmbedKind, key: RequiredKey) => (answer: Answer) => {
  const entry = findProvider(kind, answer(`${kind}.provider`))
  const address = parsePlainUrl(answer(`${kind}.url`))
  return entry && address
    ? listRequiredKeys(entry, address, answer(`${kind}.isOwn`)).includes(key)
    : false
}

/** « oui » is written as the address that the owner has looked at: with another one, he is asked anew. */
export const yesAt = (kind: EmbedKind) => (answer: Answer) => {
  const address = parsePlainUrl(answer(`${kind}.url`))
  return address && { [address.href]: 'oui', non: 'non' }
}

const whoRunsChoices = {
  oui: 'moi-même : le logiciel est sur un serveur à moi',
  non: 'une autre entreprise, même si l’adresse porte mon nom',
}

/** Asks who runs the service at an address that we do not know. */
export const whoRuns = (kind: EmbedKind) =>
  ({
    isOwn: {
      label: 'qui tient ce service ?',
      help: 'Nous ne connaissons pas cette adresse : vérifiez-la. Qui la tient reçoit l’adresse IP de vos visiteurs, et ce qu’ils y tapent.',
      ...yesNo,
      choices: whoRunsChoices,
      choicesAt(answer) {
        const { oui, non } = whoRunsChoices
        const address = parsePlainUrl(answer(`${kind}.url`))
        return address && { [address.host]: oui, [`non, ${address.host}`]: non }
      },
      when: asksWhoRuns(kind, 'isOwn'),
      required: true,
    },
    name: {
      label: 'nom du service',
      example: 'Doodle',
      ...properName,
      when: asksWhoRuns(kind, 'name'),
      required: true,
    },
    country: {
      label: 'pays du service',
      example: 'Suisse',
      ...country,
      when: asksWhoRuns(kind, 'country'),
      required: true,
    },
    privacyPolicy: {
      label: 'politique de confidentialité du service',
      example: 'https://doodle.com/fr/privacy-policy',
      ...url,
      when: asksWhoRuns(kind, 'privacyPolicy'),
      required: true,
    },
  }) as const satisfies Questions
