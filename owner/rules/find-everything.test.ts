import { expect, it } from 'vitest'
import { complete } from '../../tests/sites.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { nameOf } from '../values.ts'
import { checkConfiguration } from './find-everything.ts'

type Changes = Partial<SiteConfig>
/** Checks a configuration. Each problem is one line: `fix example-address url`. */
const check = (changes: Changes = {}, { words } = complete) =>
  checkConfiguration({ config: { ...complete.config, ...changes }, words }).map(
    ({ level, code, sentence = '', path }) =>
      `${level} ${code ?? /^[^.?(]+/.exec(sentence)?.[0].trim()} ${nameOf(path)}`,
  )

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
const demonstration = { src: 'media/demonstration.mp4', captions: 'media/demonstration.fr.vtt' }
const unseen = { ...complete.config.video, captionsConfirmed: false } as SiteConfig['video']

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

it.each<[fault: string, Changes]>([
  ['fix example-address url', { url: 'https://www.example.com' }],
  ['fix example-address supportEmail', { supportEmail: 'bonjour@mon-agence.fr' }],
  [
    'fix example-address scheduling.url',
    { scheduling: { provider: 'calendly', url: 'https://calendly.com/mon-agence/decouverte' } },
  ],
  ['fix example-value name', { name: 'Agence Exemple' }],
  ['fix example-value legal.publisher.siret', withGroup('publisher', { siret: '12345678200010' })],
  ['fix example-value legal.host.phone', withGroup('host', { phone: '01 99 00 12 34' })],
  ['fix example-value legal.credits[1]', withLegal({ credits: ['Lilas', 'Studio Exemple'] })],
  ['fix demonstration-video video', { video: { ...file, ...demonstration } }],
  ['fix demonstration-calendar scheduling', { scheduling: { provider: 'demo' } }],
  [
    'look La vidéo n’a pas de sous-titres video.captions',
    { video: { ...file, captions: undefined } },
  ],
  ['look poster-missing video.poster', { video: { ...file, poster: undefined } }],
  [
    'look La vidéo a-t-elle des sous-titres français chez son hébergeur video.captionsConfirmed',
    { video: unseen },
  ],
  [
    'fix Cloudflare ne sait pas envoyer une vidéo par morceaux video',
    { video: file, hosting: 'cloudflare', ...withGroup('host', { name: 'Cloudflare, Inc.' }) },
  ],
  ['fix host-disagrees legal.host.name', { hosting: 'vercel' }],
  [
    'fix host-disagrees legal.host.name',
    { hosting: 'nginx', ...withGroup('host', { name: 'Netlify, Inc.' }) },
  ],
  ['fix Choisissez l’hébergeur du site hosting', { hosting: undefined }],
  [
    'look Il manque l’adresse où « Publier » envoie le site, par exemple « sftp://agence@ftp deploy',
    { hosting: 'apache' },
  ],
  ['fix deploy-elsewhere deploy', { hosting: 'apache', deploy: 'ftp://agence@ftp.lilas.fr/www' }],
  ['look host-without-phone legal.host.phone', withGroup('host', { phone: 'none' })],
  ['look site-hidden noindex', { noindex: true }],
])('says « %s »', (fault, changes) => expect(check(changes)).toEqual([fault]))

it('lets a company that rents servers host a site of the owner’s own server', () => {
  expect(check({ hosting: 'nginx', ...withGroup('host', { name: 'OVH SAS' }) })).toEqual([])
})

it('asks about sentences that are too long, or that visitors would read as they were typed', () => {
  const { words } = complete
  const hero = {
    ...words.home.hero,
    afterPromise: 'b'.repeat(200),
    subline: ['Un <b>seul</b>', 'a'.repeat(80)],
  }
  const home = { ...words.home, banner: '“Pour les psychologues”', hero }
  expect(check({}, { ...complete, words: { ...words, home } })).toEqual([
    'look too-long-for-first-screen home.hero.afterPromise',
    'look too-long-for-first-screen home.hero.subline',
    'look quotes-shown home.banner',
    'look html-shown home.hero.subline[0]',
  ])
})
