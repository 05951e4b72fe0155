import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { describeAudience } from '../services/audience-providers.ts'
import { versionsOf } from '../src/embeds/consent.ts'
import type { Site } from '../src/Site.ts'
import { paletteCss } from './brand/palette.ts'
import { recogniseProvider } from './embeds/describe-scheduling.ts'
import type { OwnerNow, OwnerSite } from './owner-site.ts'

/** Imports the protocol of one service from the file that bears its name; the others never enter. */
const exportMessages = (name: string, kind: 'video' | 'scheduling', provider: string) =>
  provider === 'file'
    ? `export const ${name} = undefined`
    : `export { messages as ${name} } from ${JSON.stringify(normalizePath(resolve(`services/${kind}/${provider}.ts`)))}`

/** Imports the component that shows this kind of video; the other never enters. */
function exportVideoEmbed(kind: Site['video']['kind']) {
  const name = kind === 'file' ? 'FileEmbed' : 'FrameEmbed'
  const file = normalizePath(resolve(`src/embeds/video/${name}.tsx`))
  return `export { ${name} as VideoEmbed } from ${JSON.stringify(file)}`
}

/** Without what a development server adds: `virtual:site.css?direct`. */
const nameOf = (id: string) => id.split('?', 1)[0] ?? ''

/** Where visits are counted, and what is understood of the embeds to that end; nothing where nobody counts. */
function exportAudience({ config }: OwnerSite) {
  const { target } = describeAudience(config.audience)
  const names = ['beacon', 'target', 'film', 'timeChosen']
  if (!config.audience || !target) {
    return [
      'export const measures = false',
      ...names.map((name) => `export const ${name} = undefined`),
    ].join('\n')
  }
  const everything = (name: string, kind: string, provider: string) =>
    provider === 'file'
      ? `const ${name} = {}`
      : `import * as ${name} from ${JSON.stringify(normalizePath(resolve(`services/${kind}/${provider}.ts`)))}`
  return [
    `export { beacon } from ${JSON.stringify(normalizePath(resolve(`services/audience/${config.audience.provider}.ts`)))}`,
    everything('video', 'video', config.video.provider),
    everything('scheduling', 'scheduling', recogniseProvider(config.scheduling)),
    'export const measures = true',
    `export const target = ${JSON.stringify(target)}`,
    // Not every service says it.
    'export const film = video.film',
    'export const timeChosen = scheduling.timeChosen',
  ].join('\n')
}

const modulesOf = (owned: OwnerSite): Record<string, string> => {
  const { config, site } = owned
  return {
    'virtual:site': [
      `export const site = ${JSON.stringify(site)}`,
      // A literal, so that the bundler leaves out what only an asking site needs.
      `export const asksConsent = ${Object.keys(versionsOf(site)).length > 0}`,
    ].join('\n'),
    'virtual:embeds': [
      exportVideoEmbed(site.video.kind),
      exportMessages('videoMessages', 'video', config.video.provider),
      exportMessages('schedulingMessages', 'scheduling', recogniseProvider(config.scheduling)),
    ].join('\n'),
    'virtual:audience': exportAudience(owned),
    // A style sheet, because the policy refuses a `style` attribute in the prerendered page.
    'virtual:site.css': `${paletteCss(config.brand.color)}:root{--video-ratio:${site.video.aspectRatio}}`,
  }
}

/** Gives the pages the configuration as modules: `virtual:site`, `virtual:embeds` and a style sheet. */
export function siteModules(now: OwnerNow): Plugin {
  const names = new Set(Object.keys(modulesOf(now.site)))
  return {
    name: 'site-modules',
    // No `\0` before the name: Vite would not take it for a style sheet.
    resolveId: (id) => (names.has(nameOf(id)) ? id : undefined),
    load: (id) => (names.has(nameOf(id)) ? modulesOf(now.site)[nameOf(id)] : undefined),
  }
}
