import { defineConfig } from 'vitest/config'
import { prepareBuild } from './generator/prepare-build.ts'
import { siteModules } from './generator/site-modules.ts'
import { shipped } from './tests/sites.ts'

export default defineConfig({
  // JSX is compiled for React, as tsconfig.json says for the site: that file leaves the tests out.
  oxc: { jsx: { importSource: 'react' } },
  // Tests see the site as shipped. Those that want another one replace it with `vi.mock`.
  plugins: [siteModules({ build: { ...prepareBuild(shipped), texts: {} } })],
  test: {
    // A shared machine may stand still for seconds.
    testTimeout: 30_000,
    // Vitest leaves one processor out by default, which would be half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // These tests change nothing outside themselves: they share a process, and what it has loaded.
        test: { name: 'shared', isolate: false, include: ['{services,owner}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'apart', include: ['{src,generator,hosting,atelier}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
