import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Site } from '../src/config/Site.ts'
import type { SiteConfig } from '../src/config/SiteConfig.ts'
import * as constants from '../src/constants.ts'
import { versionsOf } from '../src/embeds/consent.ts'
import { recogniseProvider } from '../src/embeds/scheduling/describe-scheduling.ts'

/** Imports the protocol of one service, where it has a file of its own; the others never enter. */
function exportMessages(name: string, folder: string, provider: string) {
  const file = resolve(`src/embeds/${folder}/providers/${provider}.ts`)
  return existsSync(file)
    ? `export { messages as ${name} } from ${JSON.stringify(file)}`
    : `export const ${name} = undefined`
}

/** Imports the component that shows this kind of video; the other never enters. */
function exportVideoEmbed(kind: Site['video']['kind']) {
  const name = kind === 'file' ? 'FileEmbed' : 'FrameEmbed'
  const file = resolve(`src/embeds/video/${name}.tsx`)
  return `export { ${name} as VideoEmbed } from ${JSON.stringify(file)}`
}

/** Gives the pages the configuration as modules: `virtual:site`, `virtual:embeds` and a style sheet. */
export function siteModules(config: SiteConfig, site: Site): Plugin {
  const modules: Record<string, string> = {
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
    'virtual:site.css': `:root{${[
      `--video-ratio:${site.video.aspectRatio}`,
      `--calendar-height:${constants.schedulingFrameHeightPx}px`,
      `--calendar-min-width:${constants.schedulingFrameMinWidthPx}px`,
    ].join(';')}}`,
  }
  return {
    name: 'site-modules',
    // No `\0` before the name: Vite would not take it for a style sheet.
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id],
  }
}
