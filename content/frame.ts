import { typesetAll } from '../src/typography.ts'

/** Words of the frame round every page, and of the 404 page. */
export const frame = typesetAll({
  skipLink: 'Aller au contenu',
  footerNavigation: 'Informations légales',
  homeLink: 'Retour à l’accueil',
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse a peut-être changé, ou une lettre s’y est glissée. La vidéo et l’agenda vous attendent sur la page d’accueil.',
    link: 'Aller à la page d’accueil',
  },
})
