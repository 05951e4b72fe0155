import { defineConfig } from 'vite'
import { prepareBuild, withPoster } from '../../generator/prepare-build.ts'
import { siteModules } from '../../generator/site-modules.ts'

/** Serves a gallery of the states of both steps: `npx vite -c tests/gallery/vite.config.ts`. */
export default defineConfig({
  appType: 'mpa',
  publicDir: false,
  plugins: [siteModules({ build: await withPoster(prepareBuild()) })],
  server: { open: '/tests/gallery/' },
  cacheDir: '.build/gallery',
  optimizeDeps: { entries: ['tests/gallery/Gallery.tsx'] },
})
