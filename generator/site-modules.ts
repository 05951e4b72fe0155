import type { Plugin } from 'vite'
import { describeAudience } from '../services/audience-providers.ts'
import { askedConsentOf } from '../src/embeds/consent.ts'
import { phoneAddress } from '../src/phone-address.ts'
import { routes } from '../src/routes.ts'
import { brandColorsCss } from './brand/brand-colors.ts'
import { recogniseProvider } from './embeds/describe-scheduling.ts'
import type { OwnerNow, OwnerSite } from './owner-site.ts'
import type { SiteConfig } from './schema/site-schema.ts'
import type { Words } from './schema/words-schema.ts'

type Modules = Record<string, string>
type Configured = Pick<OwnerSite, 'config' | 'site'>

const constants = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** Exports what a file holds or, where the site has no use for it, `nothing` under the same names. */
const exportFrom = (file: string, names: string[], isUsed = true, nothing = '() => null') =>
  isUsed
    ? `export { ${names.join(', ')} } from '${file}'`
    : names.map((name) => `export const ${name.split(' as ').at(-1)} = ${nothing}`).join('\n')

/** What is understood of the video and of the calendar, each from its service's file; no other enters. */
function exportServices({ video, scheduling }: SiteConfig) {
  const calendar = recogniseProvider(scheduling)
  const player = `/services/video/${video.provider}.ts`
  const agenda = `/services/scheduling/${calendar}.ts`
  const isHosted = video.provider !== 'file'
  return [
    exportFrom(player, ['messages as videoMessages'], isHosted, 'undefined'),
    exportFrom(agenda, ['messages as schedulingMessages']),
  ]
}

/** Where visits are counted, and the links that count as a call for support. */
function countedModule({ config, site }: Configured) {
  const { target } = describeAudience(config.audience)
  if (!config.audience || !target) return ''
  const { supportEmail, supportPhone } = site
  return [
    exportFrom(`/services/audience/${config.audience.provider}.ts`, ['beacon']),
    constants({
      target,
      supportLinks: [
        `mailto:${supportEmail}`,
        ...(supportPhone ? [phoneAddress(supportPhone)] : []),
      ],
    }),
  ].join('\n')
}

/**
 * A namespace of namespaces: the bundler takes each sentence, called by its whole name, to the script that
 * says it. A group taken as a value would come whole, with a helper in a file of its own.
 */
const wordsModules = (words: Words): Modules => ({
  'virtual:words': "export * as words from 'virtual:words/groups'",
  'virtual:words/groups': Object.keys(words)
    .map((group) => `export * as ${group} from 'virtual:words/${group}'`)
    .join('\n'),
  ...Object.fromEntries(
    Object.entries(words).map(([group, sentences]) => [
      `virtual:words/${group}`,
      constants(sentences),
    ]),
  ),
})

function configuredModules(owned: Configured): Modules {
  const { config, site } = owned
  const counts = config.audience !== null
  const asked = askedConsentOf(site)
  const asksConsent = Object.keys(asked.versions).length > 0
  const hasChoices = asksConsent || counts
  const component = site.video.kind === 'file' ? 'FileEmbed' : 'FrameEmbed'
  return {
    'virtual:site': constants({ site, asked, asksConsent, hasChoices }),
    'virtual:paths': constants({ paths: routes.map(({ path }) => path) }),
    'virtual:embeds': [
      exportFrom(`/src/embeds/video/${component}.tsx`, [`${component} as VideoEmbed`]),
      ...exportServices(config),
    ].join('\n'),
    'virtual:choices': [
      exportFrom('/src/embeds/ServiceNotice.tsx', ['ServiceNotice'], !asksConsent),
      exportFrom('/src/embeds/ServiceChoices.tsx', ['ServiceChoices'], asksConsent),
      exportFrom('/src/audience/AudienceChoice.tsx', ['AudienceChoice'], counts),
      exportFrom('/src/embeds/ManageChoices.tsx', ['ManageChoices'], hasChoices),
    ].join('\n'),
    'virtual:audience': exportFrom(
      '/src/audience/count.ts',
      ['startCounting', 'countPage', 'countThanks'],
      counts,
    ),
    'virtual:track-embeds': exportFrom(
      '/src/audience/track-embeds.ts',
      ['useEmbedEvents', 'useCalendarView'],
      counts,
    ),
    'virtual:counted': countedModule(owned),
    // A style sheet, because the policy refuses a `style` attribute in the prerendered page.
    'virtual:site.css': `${brandColorsCss(config.brand.color)}:root{--video-ratio:${site.video.aspectRatio}}`,
  }
}

/** Without what a development server adds: `virtual:site.css?direct`. */
const nameOf = (id: string) => id.split('?', 1)[0] ?? ''

function modules(name: string, modulesNow: () => Modules): Plugin {
  const names = new Set(Object.keys(modulesNow()))
  return {
    name,
    // No `\0` before the name: Vite would not take it for a style sheet.
    resolveId: (id) => (names.has(nameOf(id)) ? id : undefined),
    load: (id) => (names.has(nameOf(id)) ? modulesNow()[nameOf(id)] : undefined),
  }
}

/** Gives the pages all that they take from the owner: `import { site } from 'virtual:site'`. */
export const siteModules = (now: OwnerNow) =>
  modules('site-modules', () => ({
    ...configuredModules(now.site),
    ...wordsModules(now.site.words),
    'virtual:legal-texts': constants({ legalTexts: now.site.texts }),
  }))

/** The same without the legal texts, for tests of single modules. */
export const configured = (owned: Configured & { words: Words }) =>
  modules('site-modules', () => ({ ...configuredModules(owned), ...wordsModules(owned.words) }))
