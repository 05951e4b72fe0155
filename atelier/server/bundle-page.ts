import { build, type Plugin } from 'vite'
import { brandColorsCss, GREEN } from '../../owner/brand-colors.ts'

/** The greens that the style of the page calls are those of the site as shipped. */
const brandColors: Plugin = {
  name: 'brand-colors',
  enforce: 'pre',
  transform: (code, file) =>
    file.endsWith('/atelier.css') ? `${code}\n${brandColorsCss(GREEN)}` : undefined,
}

/** The owner's page: its HTML, its script, its style and its fonts, by address. Never written to a disk. */
export async function bundlePage(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    // The address is all that the command prints.
    logLevel: 'silent',
    publicDir: false,
    plugins: [brandColors],
    // Whoever starts us is in development; the page is not.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'atelier/page/index.html',
        // A slow machine is no fault of the page.
        checks: { pluginTimings: false },
      },
    },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The page was not built.')
  return new Map(
    result.output.map((file) => [
      file.fileName === 'atelier/page/index.html' ? '/' : `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  )
}
