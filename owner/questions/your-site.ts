import { embedKinds } from '../../services/Service.ts'
import { GREEN } from '../brand-colors.ts'
import { choice, color, email, file, phone, shortLine, siteUrl, yesNo } from './answer-formats.ts'
import { serviceOf } from './embeds.ts'
import type { Questions } from './Question.ts'

export const yourSite = {
  name: {
    label: 'nom de l’agence',
    example: 'Agence Exemple',
    ...shortLine,
    fallback: 'Agence Exemple',
  },
  url: {
    label: 'adresse publique',
    example: 'https://www.mon-agence.fr',
    ...siteUrl,
    fallback: 'https://www.example.com',
  },
  supportEmail: {
    label: 'e-mail du support',
    example: 'bonjour@mon-agence.fr',
    ...email,
    fallback: 'support@example.com',
  },
  supportPhone: {
    label: 'téléphone du support',
    example: '+33 1 23 45 67 89',
    help: 'Proposé avec l’e-mail quand la vidéo ou l’agenda ne vient pas. La loi le demande dans les mentions légales.',
    ...phone,
  },
  brand: {
    color: {
      label: 'couleur de votre identité',
      example: GREEN,
      help: 'Boutons, liens et fonds teintés en viennent. Rien : le vert d’origine.',
      ...color,
      fallback: GREEN,
    },
    logo: {
      label: 'logo',
      example: 'media/logo.svg',
      help: 'Le signe des onglets et des écrans d’accueil. Un dessin SVG sans couleur propre prend la vôtre.',
      ...file(['svg', 'png'], 'un dessin SVG ou une image PNG'),
    },
  },
  noindex: {
    label: 'site caché',
    help: 'oui : adresse d’essai, hors des moteurs de recherche.',
    ...yesNo,
    fallback: 'non',
    rare: true,
  },
  consent: {
    label: 'accord du visiteur',
    help: 'Sans réponse, la question est posée dès qu’une autre entreprise sert la vidéo ou l’agenda. Sans question, c’est vous qui en répondez.',
    ...choice({
      none: 'la vidéo et l’agenda viennent avec la page, sans question',
      contextual: 'avant l’accord du visiteur, rien n’est demandé',
    }),
    fallback: (answer): string =>
      embedKinds.some((each) => serviceOf(each, answer) && answer(`${each}.isOwn`) !== true)
        ? 'contextual'
        : 'none',
    rare: true,
  },
} as const satisfies Questions
