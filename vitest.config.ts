import { defineConfig } from 'vitest/config'
import { wordsModule } from './build/site-modules.ts'
import { shipped } from './tests/sites.ts'

export default defineConfig({
  plugins: [
    wordsModule(shipped.words),
    {
      // The configured site: each test gives its own (`vi.mock`), but the name must resolve.
      name: 'empty-site-modules',
      resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
      load: (id) => (id.startsWith('\0virtual:') ? 'export {}' : undefined),
    },
  ],
  // A shared machine may stand still for seconds.
  test: {
    testTimeout: 30_000,
    include: ['{src,services,build,hosting,atelier}/**/*.test.{ts,tsx}'],
  },
})
