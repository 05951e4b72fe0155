// A plugin that gives the pages all that they take from the owner, as modules that exist in no file:
// `import { site } from 'virtual:site'`. `virtual.d.ts` has their types.
import type { Plugin } from 'vite'
import { brandColorCss } from '../owner/brand-colors.ts'
import { describeMatomo } from '../services/matomo.ts'
import { hasMessages } from '../services/providers.ts'
import type { EmbedKind } from '../services/Service.ts'
import { phoneAddress } from '../src/formats/phone-address.ts'
import { consentVersionsOf } from './consent-versions.ts'
import type { CurrentBuild, PreparedBuild } from './prepare-build.ts'

/** `{ months: 6 }` → `export const months = 6` */
const constants = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** Exports the messages of the configured service alone: the files of other services stay out of the bundle. */
function exportMessages(kind: EmbedKind, id: string): string {
  if (id !== 'demo' && !hasMessages(kind, id)) return `export const ${kind}Messages = undefined`
  return `export { messages as ${kind}Messages } from '/services/${kind}/${id}.ts'`
}

/** Exports what counts visits. A site that counts none publishes no code for it. */
function exportCounter({
  config: { audience },
  site: { supportEmail, supportPhone },
}: PreparedBuild) {
  const matomo = describeMatomo(audience)
  if (!matomo) return 'export const counter = null'
  const supportLinks = [`mailto:${supportEmail}`]
  if (supportPhone) supportLinks.push(phoneAddress(supportPhone))
  return `
    import { createCounter } from '/src/audience/create-counter.ts'
    const target = ${JSON.stringify(matomo.target)}
    export const counter = createCounter({ target, supportLinks: ${JSON.stringify(supportLinks)} })`
}

function styleSheet({ config, site, placeholder }: PreparedBuild): string {
  const properties = [
    `--video-ratio:${site.video.aspectRatio}`,
    `--video-placeholder:${placeholder}`,
    `--site-url:${JSON.stringify(site.url)}`,
  ]
  return `${brandColorCss(config.brand.color)}:root{${properties.join(';')}}`
}

function modulesOf(build: PreparedBuild): Record<string, string> {
  const { config, site, words, texts, socialPicture } = build
  const consentVersions = consentVersionsOf(site, words)
  return {
    'virtual:site': [
      constants({ site, words, socialPicture: socialPicture.address, consentVersions }),
      exportMessages('video', config.video.provider),
      exportMessages('scheduling', config.scheduling.provider),
      exportCounter(build),
    ].join('\n'),
    // The owner's colours and sizes come in a style sheet: the security policy refuses `style` attributes in
    // the HTML.
    'virtual:site.css': styleSheet(build),
    'virtual:legal-texts': constants({ legalTexts: texts }),
  }
}

const isOurs = (id: string) => id.startsWith('virtual:')

export const siteModules = (current: CurrentBuild): Plugin => ({
  name: 'site-modules',
  // Virtual modules usually begin with `\0`, but Vite would not take such a module for a style sheet.
  resolveId: (id) => (isOurs(id) ? id : undefined),
  // A development server adds a query, as in `virtual:site.css?direct`, which is taken off here.
  load: (id) => (isOurs(id) ? modulesOf(current.build)[id.replace(/\?.*/, '')] : undefined),
})
