import { build } from 'vite'
import type { Bundle } from '../../generator/pages/page-assets.ts'

/** Builds the owner's page in memory. Gives its HTML, script, style sheet and fonts, by address. */
export async function bundlePage(): Promise<Map<string, string | Uint8Array>> {
  const bundle = await build({
    configFile: false,
    // Vite prints nothing: `npm run atelier` prints only the address of the page.
    logLevel: 'silent',
    publicDir: false,
    // `npm run atelier` runs in development, but the page takes React's smaller production build.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'atelier/page/index.html',
      },
    },
  })
  const { output } = bundle as Bundle
  return new Map(
    output.map((file) => [
      file.fileName === 'atelier/page/index.html' ? '/' : `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  )
}
