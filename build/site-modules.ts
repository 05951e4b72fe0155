import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
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

const modulesOf = ({ config, site }: OwnerSite): Record<string, string> => ({
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
  // A style sheet, because the policy refuses a `style` attribute in the prerendered page.
  'virtual:site.css': `${paletteCss(config.brand.color)}:root{--video-ratio:${site.video.aspectRatio}}`,
})

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
