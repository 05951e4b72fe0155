import { typeset, typesetAll } from '../src/typography.ts'

/** Words of the frame round every page, of the 404 page, and of links that stand on any of them. */
export const frame = {
  ...typesetAll({
    skipLink: 'Aller au contenu',
    footerNavigation: 'Informations légales',
    homeLink: 'Retour à l’accueil',
    newTab: '(nouvel\u00a0onglet)',
    notFound: {
      title: 'Cette page n’existe pas',
      text: 'L’adresse a peut-être changé, ou une lettre s’y est glissée. La vidéo et l’agenda vous attendent sur la page d’accueil.',
      link: 'Aller à la page d’accueil',
    },
  }),
  call: (phone: string) => typeset(`Appeler le ${phone}`),
}
