/*
 * Declares every key of `site.yaml` with its kind, its French name, an example and what it changes. The types,
 * the messages, « [À compléter : …] » and the questions of the form all come from here.
 *
 * An owner has to answer, except where a key is declared in one of four ways:
 * - `maybe(…)`: without an answer, the value is `null`.
 * - `.optional()`: without an answer, the key is absent.
 * - `.default(…)`: without an answer, this value counts.
 * - `defaultAnswer`: without an answer, this one counts, and the form says so. It may depend on other answers.
 */
import type { z } from 'zod'
import { type HostName, hostNames, hosts } from '../../hosts/hosts.ts'
import { findProvider } from '../../services/providers.ts'
import { type Purpose, purposes } from '../../src/embeds/consent/consent.ts'
import { GREEN } from '../brand-colors.ts'
import { group, maybe } from './fields/field.ts'
import {
  choice,
  color,
  email,
  file,
  line,
  phone,
  shortLine,
  siteUrl,
  url,
  whole,
  yesNo,
} from './fields/field-types.ts'
import type { Answer } from './fields/KeyDescription.ts'
import { legal } from './legal-schema.ts'
import { scheduling } from './scheduling-schema.ts'
import { video } from './video-schema.ts'

function isOfCompany(purpose: Purpose, answer: Answer): boolean {
  const provider = findProvider(purpose, answer(`${purpose}.provider`))
  return provider !== undefined && answer(`${purpose}.isOwn`) !== true
}

const drawing = file(['svg', 'png'], 'un dessin SVG ou une image PNG')

const settingsConfirmed = yesNo({
  label: 'réglages de la mesure vus',
  help: 'oui quand vous avez fait ce que « Prêt à publier ? » demande de régler.',
}).optional()

const audience = group('Mesure de l’audience', {
  url: url({ label: 'adresse de votre Matomo', example: 'https://matomo.mon-agence.fr' }),
  siteId: whole({
    min: 1,
    max: 1000000,
    label: 'numéro du site dans Matomo',
    example: '1',
    help: 'Son ID, dans la liste des sites de Matomo.',
  }),
  settingsConfirmed,
})

export const siteSchema = group('Le site', {
  base: line({
    label: 'dossier de base',
    example: '../site',
    help: 'Un autre dossier de site, d’où vient tout ce que celui-ci ne dit pas.',
  }).optional(),
  url: siteUrl({ label: 'adresse publique', example: 'https://www.mon-agence.fr' }),
  name: shortLine({ label: 'nom de l’agence', example: 'Agence Exemple' }),
  supportEmail: email({ label: 'e-mail du support', example: 'bonjour@mon-agence.fr' }),
  supportPhone: maybe(
    phone({
      label: 'téléphone du support',
      example: '+33 1 23 45 67 89',
      help: 'Proposé avec l’e-mail quand la vidéo ou l’agenda ne vient pas. La loi le demande dans les mentions légales.',
    }),
  ),
  video: video.meta({ title: 'Vidéo' }),
  scheduling: scheduling.meta({ title: 'Agenda' }),
  promise: group('Promesse', {
    appointmentsPerMonth: whole({
      min: 1,
      max: 1000,
      label: 'rendez-vous promis par mois',
      unit: 'rendez-vous par mois',
      example: '30',
    }),
  }),
  call: group('Appel de découverte', {
    minutes: whole({
      min: 5,
      max: 240,
      label: 'durée de l’appel de découverte, en minutes',
      unit: 'minutes',
      example: '30',
    }),
  }),
  brand: group('Identité', {
    color: color({
      label: 'couleur de votre identité',
      example: GREEN,
      help: 'Boutons, liens et fonds teintés en viennent. Rien : le vert d’origine.',
    }).default(GREEN),
    logo: maybe(
      drawing({
        label: 'logo',
        example: 'media/logo.svg',
        help: 'Le signe des onglets et des écrans d’accueil. Un dessin SVG sans couleur propre prend la vôtre.',
      }),
    ),
  }),
  hosting: maybe(
    choice(hostNames, {
      label: 'hébergement',
      names: Object.fromEntries(Object.entries(hosts).map(([name, { title }]) => [name, title])),
    }),
  ),
  deploy: maybe(
    line({
      label: 'adresse où publier',
      example: 'sftp://agence@ftp.hebergeur.fr/www',
      help: 'Où « Publier » envoie le site : par SFTP « sftp://utilisateur@hôte/www », chez Netlify « netlify:identifiant-du-site ». Jamais de mot de passe ici.',
      askedWhen: (answer) => hosts[answer('hosting') as HostName]?.sentBy !== undefined,
    }),
  ),
  consent: choice(['none', 'contextual'], {
    label: 'accord du visiteur',
    names: {
      none: 'la vidéo et l’agenda viennent avec la page, sans question',
      contextual: 'avant l’accord du visiteur, rien n’est demandé',
    },
    help: 'Sans réponse, la question est posée dès qu’une autre entreprise sert la vidéo ou l’agenda.',
    defaultAnswer(answer) {
      const callsCompany = purposes.some((purpose) => isOfCompany(purpose, answer))
      return callsCompany ? 'contextual' : 'none'
    },
  }),
  audience: maybe(audience),
  noindex: yesNo({
    label: 'site caché',
    help: 'oui : adresse d’essai, hors des moteurs de recherche.',
  }),
  legal,
})

export type SiteConfig = z.output<typeof siteSchema>
