import { compileLegalText } from '../owner/legal/compile-legal-text.ts'
import { problemsIn } from '../owner/problems/problems-error.ts'
import { inTerminal } from '../owner/problems/say.ts'
import type { SiteConfig } from '../owner/questions/SiteConfig.ts'
import type { Service } from '../services/Service.ts'
import { thirdPartiesOf } from '../src/embeds/consent/consent.ts'
import { complete } from './sites.ts'

export const wistia: Service = {
  name: 'Wistia',
  country: 'États-Unis',
  privacyPolicy: 'https://wistia.com/privacy',
}
const bookings: Service = {
  name: 'Réservio',
  country: 'France',
  privacyPolicy: 'https://reservio.example/donnees',
}

export type Changes = Partial<Omit<SiteConfig, 'video' | 'scheduling'>> & {
  video?: Service | null
  scheduling?: Service | null
}

const contextOf = ({ video = wistia, scheduling = bookings, ...changes }: Changes) => ({
  config: { ...complete.config, ...changes },
  companies: thirdPartiesOf({ video: { service: video }, scheduling: { service: scheduling } }),
})

export const { legal } = complete.config

const file = 'legal/texte.md'

export function faultsOf(source: string, changes: Changes = {}): string[] {
  try {
    compileLegalText(source, file, contextOf(changes))
  } catch (error) {
    return problemsIn(error).map(inTerminal)
  }
  return []
}

export function compile(source: string, changes: Changes = {}) {
  const text = compileLegalText(source, file, contextOf(changes))
  return { ...text, html: text.html.replaceAll('\u00a0', '~').replace(/\n/g, '') }
}
