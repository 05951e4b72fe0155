import { defineConfig } from 'vitest/config'
import { prepareBuild } from './generator/prepare-build.ts'
import { siteModules } from './generator/site-modules.ts'
import { shipped } from './tests/sites.ts'

export default defineConfig({
  // The project's, whose file leaves tests out.
  oxc: { jsx: { importSource: 'react' } },
  // The site as shipped; tests that want another one give it (`vi.mock`).
  plugins: [siteModules({ build: { ...prepareBuild(shipped), texts: {} } })],
  // A shared machine may stand still for seconds.
  test: {
    testTimeout: 30_000,
    // All processors: by default one is left out, which on two is half of them.
    maxWorkers: '100%',
    include: ['{src,services,owner,generator,hosting,atelier}/**/*.test.{ts,tsx}'],
  },
})
