import { defineConfig } from 'vite'
import { prepareBuild, withPoster } from '../../generator/prepare-build.ts'
import { siteModules } from '../../generator/site-modules.ts'

/** The states of both embeds, to look at: `npx vite -c tests/gallery/vite.config.ts`. */
export default defineConfig({
  appType: 'mpa',
  publicDir: false,
  plugins: [siteModules({ build: await withPoster(prepareBuild()) })],
  server: { open: '/tests/gallery/' },
  cacheDir: '.build/gallery',
  optimizeDeps: { entries: ['tests/gallery/Gallery.tsx'] },
})
