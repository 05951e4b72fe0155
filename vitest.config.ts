import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['{src,static-build,hosting,demo}/**/*.test.{ts,tsx}'] },
})
