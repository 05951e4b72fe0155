import { expect, it } from 'vitest'
import { complete } from '../../tests/sites.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { nameOf } from '../values.ts'
import { findOwnerProblems } from './find-owner-problems.ts'

type Changes = Partial<SiteConfig>
/** Checks a configuration. Each problem is one line: `fix url`. */
async function check(changes: Changes = {}) {
  const found = await findOwnerProblems({ ...complete, config: { ...complete.config, ...changes } })
  return found.flatMap(({ level, place }) =>
    level === 'good' ? [] : [`${level} ${nameOf(place.path)}`],
  )
}

const { legal } = complete.config
const withLegal = (changes: Partial<SiteConfig['legal']>): Changes => ({
  legal: { ...legal, ...changes },
})
const withPublisher = (changes: Partial<typeof legal.publisher>) =>
  withLegal({ publisher: { ...legal.publisher, ...changes } })
const file = { provider: 'file', src: 'media/a.mp4', captions: 'media/a.vtt' } as const
const demonstration = { src: 'media/demonstration.mp4', captions: 'media/demonstration.fr.vtt' }
const videoAt = (url: string, provider: 'other' | 'youtube') => ({
  video: { provider, url, captionsConfirmed: true },
})
const oneTime = {
  provider: 'calendly',
  url: 'https://calendly.com/d/a',
  leadsToThanks: true,
} as const
const unseen = { ...complete.config.video, captionsConfirmed: null } as SiteConfig['video']

it('has nothing to say of a complete configuration', async () => {
  expect(await check()).toEqual([])
})

it.each<[fault: string, Changes]>([
  ['fix url', { url: 'https://www.example.com' }],
  ['fix supportEmail', { supportEmail: 'bonjour@mon-agence.fr' }],
  ['fix legal.publisher.siret', withPublisher({ siret: '12345678200010' })],
  ['fix legal.credits', withLegal({ credits: 'Studio Exemple' })],
  ['fix video.url', { video: { ...file, ...demonstration } }],
  ['fix scheduling.url', { scheduling: { provider: 'demo' } }],
  ['look video.poster', { video: { ...file, poster: 'media/image-de-la-video-1f3a52c0.webp' } }],
  ['look video.captions', { video: { ...file, captions: undefined } }],
  ['look video.url', videoAt('https://videos.lilas.fr/?expires=9', 'other')],
  ['note video.url', videoAt('https://youtu.be/dQw4w9WgXcQ?t=95', 'youtube')],
  ['look scheduling.url', { scheduling: oneTime }],
  ['look video.captionsConfirmed', { video: unseen }],
  ['note video.captionsConfirmed', { video: { ...unseen, captionsConfirmed: false } }],
  ['fix video.src', { video: file, hosting: 'cloudflare' }],
  ['fix deploy', { hosting: 'apache', deploy: 'ftp://agence@ftp.lilas.fr/www' }],
  ['fix hosting', { hosting: null }],
  ['note deploy', { hosting: 'apache' }],
  ['note noindex', { noindex: true }],
  ['note consent', { consent: 'none' }],
  ['note legal.publisher.name', withPublisher({ legalForm: 'EI' })],
  ['note legal.host.phone', withLegal({ host: { ...legal.host, phone: 'none' } })],
  ['note legal.host.country', withLegal({ host: { ...legal.host, country: 'Maroc' } })],
])('says « %s »', async (fault, changes) => expect(await check(changes)).toEqual([fault]))
