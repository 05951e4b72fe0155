import { type HostName, hostNames, hosts, type Identity } from '../../hosts/hosts.ts'
import { choice, country, line, phone, sftpAddress } from './answer-formats.ts'
import type { AnswerOf, Questions } from './Question.ts'

const titles = Object.fromEntries(hostNames.map((name) => [name, hosts[name].title]))

/** An answer that was typed by hand may name a host that we do not know. */
const hostOf = (answer: AnswerOf) => hosts[answer('hosting') as HostName]

/** Earlier versions published through Netlify's API. `check-hosting.ts` says what to do instead. */
export const isAtNetlify = (deploy: unknown) => String(deploy).startsWith('netlify:')

/** Asks for what the chosen host publishes about itself only where we have not read it. */
const ofHost = (fact: keyof Identity) => ({
  fallback: (answer: AnswerOf) => hostOf(answer)?.identity?.[fact],
  when: (answer: AnswerOf) => hostOf(answer)?.identity?.[fact] === undefined,
})

export const publishing = {
  hosting: {
    label: 'hébergement',
    ...choice(titles as Record<HostName, string>, { ovhcloud: 'ovh' }),
  },
  deploy: {
    label: 'adresse où publier',
    example: 'sftp://agence@ftp.hebergeur.fr/www',
    help: (answer) =>
      `Où « Publier » envoie le site, par SFTP. Jamais de mot de passe ici. ${hostOf(answer)?.whereToFind ?? ''}`.trim(),
    ...sftpAddress,
    when: (answer) => hostOf(answer)?.isSentBySftp === true || isAtNetlify(answer('deploy')),
  },
  legal: {
    host: {
      name: {
        label: 'nom de l’hébergeur',
        example: 'Hébergeur Exemple SAS',
        help: 'À recopier des mentions légales de l’hébergeur.',
        ...line,
        ...ofHost('name'),
      },
      address: {
        label: 'adresse de l’hébergeur',
        example: '3 avenue Exemple, 59100 Roubaix, France',
        ...line,
        ...ofHost('address'),
      },
      phone: {
        label: 'téléphone de l’hébergeur',
        example: '01 99 00 12 34',
        help: 'La loi le demande (LCEN, article 1-1). S’il n’en publie pas, la page le dit.',
        ...phone,
        ...ofHost('phone'),
        mayBeNone: true,
      },
      country: {
        label: 'pays de la société d’hébergement',
        example: 'France',
        ...country,
        ...ofHost('country'),
      },
    },
  },
} as const satisfies Questions
