import { defineConfig } from 'vitest/config'
import { prepareBuild } from './generator/prepare-build.ts'
import { siteModules } from './generator/site-modules.ts'
import { shipped } from './tests/sites.ts'

export default defineConfig({
  // JSX in tests is compiled for React: tsconfig.json, which says so for the site, leaves out the tests.
  oxc: { jsx: { importSource: 'react' } },
  // Tests import the site as shipped; a test that needs another site replaces it with `vi.mock`.
  plugins: [siteModules({ build: { ...(await prepareBuild(shipped)), texts: {} } })],
  test: {
    // The limit is high because a shared machine may stand still for seconds.
    testTimeout: 30_000,
    // Vitest leaves one processor out by default, which would be half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // The tests of these folders change no global state, so they share a process and the modules that it
        // has loaded.
        test: { name: 'shared', isolate: false, include: ['{services,owner}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['{src,generator,hosts,publish,atelier,commands,tests}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
