import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    {
      // The configured site: each test gives its own (`vi.mock`), but the name must resolve.
      name: 'empty-site-modules',
      resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
      load: (id) => (id.startsWith('\0virtual:') ? 'export {}' : undefined),
    },
  ],
  test: { include: ['{src,static-build,hosting}/**/*.test.{ts,tsx}'] },
})
