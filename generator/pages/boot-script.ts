import { build } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }

/** Vite does not read browserslist: `safari >= 18` → `safari18`. */
export const target = packageJson.browserslist.map((browser) => browser.replace(' >= ', ''))

/**
 * The first script of every page as inline text: a classic script, to run before the first paint.
 * It depends on nothing but its code, so that pages of one build work under the policy of another.
 */
export async function bootScript(): Promise<string> {
  const [bundle] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      target,
      write: false,
      lib: { entry: 'src/start/boot.ts', formats: ['iife'], name: 'boot' },
    },
  })) as Exclude<Awaited<ReturnType<typeof build>>, { on: unknown }>[]
  const [chunk] = [bundle].flat()[0]?.output ?? []
  if (!chunk) throw new Error('The boot script has not been built.')
  return chunk.code.trim()
}
