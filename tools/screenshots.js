// Takes the README's pictures of the last build: `npm run build && node tools/screenshots.js`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { startServer } from '../hosting/server.js'
import { withPage } from './browser.js'
import { withPackages } from './with-packages.js'

const shots = [
  { file: 'home-desktop.png', path: '/', width: 1366, height: 768 },
  { file: 'home-phone.png', path: '/', width: 390, height: 844 },
  { file: 'legal-desktop.png', path: '/protection-donnees', width: 1366, height: 768 },
]

const policy = JSON.parse(readFileSync('dist-hosting/policy.json', 'utf8'))
const server = await startServer({ dir: 'dist', policy, port: 0 })
mkdirSync('docs/pictures', { recursive: true })
try {
  await withPackages(['sharp@0.35.5'], async (require) => {
    for (const { file, path, width, height } of shots) {
      const screenshot = await withPage({ width, height }, async (page) => {
        await page.goto(`http://localhost:${server.port}${path}`)
        await page.locator('html[data-hydrated]').waitFor()
        // The arrow has come to rest.
        await page.waitForTimeout(6000)
        return page.screenshot()
      })
      /** @type {Buffer} */
      const png = await require('sharp')(screenshot)
        .png({ palette: true, effort: 10, compressionLevel: 9 })
        .toBuffer()
      writeFileSync(`docs/pictures/${file}`, png)
      console.log(`docs/pictures/${file}: ${png.length} bytes`)
    }
  })
} finally {
  await server.stop()
}
