import type { Plugin } from 'vite'
import { describeAudience } from '../services/audience-providers.ts'
import { versionsOf } from '../src/embeds/consent.ts'
import { brandColorsCss } from './brand/brand-colors.ts'
import { recogniseProvider } from './embeds/describe-scheduling.ts'
import type { OwnerNow, OwnerSite } from './owner-site.ts'
import type { Words } from './schema/words-schema.ts'

type Modules = Record<string, string>

const constants = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** The protocol of one service, from the file that bears its name; the others never enter. */
const exportMessages = (name: string, kind: 'video' | 'scheduling', provider: string) =>
  provider === 'file'
    ? `export const ${name} = undefined`
    : `export { messages as ${name} } from '/services/${kind}/${provider}.ts'`

/** Where visits are counted, and what is understood of the embeds to that end; nothing where nobody counts. */
function exportAudience({ config }: OwnerSite) {
  const { target } = describeAudience(config.audience)
  if (!config.audience || !target) {
    const names = ['beacon', 'target', 'film', 'timeChosen']
    return `${constants({ measures: false })}\nexport const ${names.map((name) => `${name} = undefined`).join(', ')}`
  }
  const everything = (kind: string, provider: string) =>
    provider === 'file'
      ? `const ${kind} = {}`
      : `import * as ${kind} from '/services/${kind}/${provider}.ts'`
  return [
    `export { beacon } from '/services/audience/${config.audience.provider}.ts'`,
    everything('video', config.video.provider),
    everything('scheduling', recogniseProvider(config.scheduling)),
    constants({ measures: true, target }),
    // Not every service says it.
    'export const film = video.film, timeChosen = scheduling.timeChosen',
  ].join('\n')
}

const wordsModules = (words: Words): Modules => ({
  // A namespace, so that the bundler leaves out the groups that the browser never reads.
  'virtual:words': "export * as words from 'virtual:words/groups'",
  'virtual:words/groups': constants(words),
})

function siteModulesOf(owned: OwnerSite): Modules {
  const { config, site, words, texts } = owned
  const component = site.video.kind === 'file' ? 'FileEmbed' : 'FrameEmbed'
  return {
    ...wordsModules(words),
    'virtual:legal-texts': constants({ legalTexts: texts }),
    // A literal, so that the bundler leaves out what only an asking site needs.
    'virtual:site': constants({ site, asksConsent: Object.keys(versionsOf(site)).length > 0 }),
    'virtual:embeds': [
      // The component that shows this kind of video; the other never enters.
      `export { ${component} as VideoEmbed } from '/src/embeds/video/${component}.tsx'`,
      exportMessages('videoMessages', 'video', config.video.provider),
      exportMessages('schedulingMessages', 'scheduling', recogniseProvider(config.scheduling)),
    ].join('\n'),
    'virtual:audience': exportAudience(owned),
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
export const siteModules = (now: OwnerNow) => modules('site-modules', () => siteModulesOf(now.site))

/** The sentences alone, for tests of single modules. */
export const wordsModule = (words: Words) => modules('words-module', () => wordsModules(words))
