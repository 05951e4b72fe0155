import { expect, it } from 'vitest'
import { complete } from '../../tests/sites.ts'
import { told } from '../../tests/told.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { checkConfiguration } from './check-configuration.ts'

type Changes = Partial<SiteConfig>
const check = (changes: Changes = {}, { words } = complete) =>
  told(checkConfiguration({ ...complete.config, ...changes }, words))

const { legal } = complete.config
const withLegal = (changes: Partial<SiteConfig['legal']>): Changes => ({
  legal: { ...legal, ...changes },
})
const withGroup = <Group extends 'publisher' | 'host' | 'director'>(
  group: Group,
  changes: Partial<SiteConfig['legal'][Group]>,
) => withLegal({ [group]: { ...legal[group], ...changes } })
const poster = 'media/poster.webp'
const file = { provider: 'file', src: poster, poster, captions: 'media/a.vtt' } as const
const demonstration = { captions: 'media/demonstration.fr.vtt' }

it('has nothing to say of a complete configuration', () => {
  expect(check()).toEqual([])
})

it('takes no real address for an example, nor a sentence that says « par exemple »', () => {
  for (const url of [
    'https://www.exemplaire.fr',
    'https://testeurs.fr',
    'https://agence-exemple.fr',
  ]) {
    expect(check({ url })).toEqual([])
  }
  expect(check(withGroup('director', { name: 'Camille, par exemple' }))).toEqual([])
})

const wrong: Changes[] = [
  { url: 'https://www.example.com' },
  { supportEmail: 'bonjour@mon-agence.fr' },
  withLegal({ dpo: { name: 'Dominique Lilas', email: 'donnees@agence.test' } }),
  { scheduling: { provider: 'calendly', url: 'https://calendly.com/mon-agence/decouverte' } },
  { name: 'Agence Exemple' },
  withGroup('publisher', { siret: '12345678200010' }),
  withGroup('host', { phone: '01 99 00 12 34' }),
  withGroup('publisher', { address: '12 rue de l’Exemple, 69003 Lyon' }),
  withLegal({ credits: ['Photos : Lilas', 'Vidéo : Studio Exemple'] }),
  { video: { ...file, src: 'media/demonstration.mp4', ...demonstration } },
  { scheduling: { provider: 'demo' } },
  { video: { ...file, captions: undefined } },
  { video: { ...file, poster: undefined } },
  { video: { ...complete.config.video, captionsConfirmed: false } as SiteConfig['video'] },
  { video: file, hosting: 'cloudflare', ...withGroup('host', { name: 'Cloudflare, Inc.' }) },
  { hosting: 'vercel' },
  { hosting: 'apache', deploy: 'ftp://agence@ftp.lilas.fr/www' },
  withGroup('host', { phone: 'none' }),
  { noindex: true },
]

it('says of each mistake what to write instead', () => {
  expect(wrong.map((changes) => check(changes).join('\n')).join('\n')).toMatchInlineSnapshot(`
    "fix url : « https://www.example.com » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.
    fix supportEmail : « bonjour@mon-agence.fr » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.
    fix legal.dpo.email : « donnees@agence.test » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.
    fix scheduling.url : « https://calendly.com/mon-agence/decouverte » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.
    fix name : « Agence Exemple » est un exemple. Écrivez ce qui est vrai pour vous.
    fix legal.publisher.siret : « 12345678200010 » est un exemple. Écrivez ce qui est vrai pour vous.
    fix legal.host.phone : « 01 99 00 12 34 » est un exemple. Écrivez ce qui est vrai pour vous.
    fix legal.publisher.address : « 12 rue de l’Exemple, 69003 Lyon » est un exemple. Écrivez ce qui est vrai pour vous.
    fix legal.credits[1] : « Vidéo : Studio Exemple » est un exemple. Écrivez ce qui est vrai pour vous.
    fix video : c’est la vidéo de démonstration. Donnez l’adresse de la vôtre, par exemple « https://youtu.be/dQw4w9WgXcQ ».
    fix scheduling : c’est l’agenda de démonstration, qui n’enregistre rien. Donnez l’adresse du vôtre, par exemple « https://calendly.com/mon-agence/decouverte ».
    look video.captions : la vidéo n’a pas de sous-titres. Qui n’entend pas, ou regarde sans le son, n’en saura rien. Ajoutez un fichier WebVTT, par exemple « media/presentation.vtt ».
    look video.poster : la vidéo n’a pas d’image à vous ; la page en montre une faite du nom de l’agence et du titre. Un visage donne plus envie : arrêtez la vidéo sur une belle image, faites-en une capture, et donnez-la ici, par exemple « media/visage.webp ».
    look video.captionsConfirmed : la vidéo a-t-elle des sous-titres français chez son hébergeur ? Le site ne peut pas le voir. Dites oui quand vous les y avez vus. Écrivez « captionsConfirmed: oui ».
    fix video : Cloudflare ne sait pas envoyer une vidéo par morceaux (requêtes « Range ») : elle ne se lit pas sur iPhone ni dans Safari. Confiez-la à un service de vidéo, ou changez d’hébergeur.
    fix legal.host.name : les mentions légales nomment « Hébergement des Lilas SAS », et le site est préparé pour « vercel ». Corrigez l’un des deux.
    fix deploy : on ne publie pas à cette adresse chez l’hébergeur choisi. Écrivez par exemple « sftp://agence@ftp.hebergeur.fr/www », sans mot de passe.
    look legal.host.phone : Hébergement des Lilas SAS ne publie pas de numéro ; la loi en demande un (LCEN, article 1-1). Voyez avec votre avocat, ou choisissez un autre hébergeur.
    look noindex : le site entier est caché aux moteurs de recherche. Montrez-le le jour de la publication. Écrivez « noindex: non »."
  `)
})

it('asks about sentences that are too long, or that visitors would read as they were typed', () => {
  const { words } = complete
  const hero = {
    ...words.home.hero,
    promise: 'b'.repeat(200),
    subline: ['Un <b>seul</b>', 'a'.repeat(80)],
  }
  const home = { ...words.home, banner: '“Pour les psychologues”', hero }
  expect(check({}, { ...complete, words: { ...words, home } }).join('\n')).toMatchInlineSnapshot(`
    "look home.hero.promise : il y a 255 signes. Gardez-en 200 au plus : le bouton de la vidéo tient alors sur le premier écran.
    look home.hero.subline : il y a 95 signes. Gardez-en 90 au plus : le bouton de la vidéo tient alors sur le premier écran.
    look home.banner : les guillemets de “Pour les psychologues” se liront sur la page. Écrivez « banner: Pour les psychologues ».
    look home.hero.subline[0] : « <b> » se lira tel quel sur la page, qui ne prend pas de HTML. Retirez-le, sauf si vous le voulez ainsi."
  `)
})
