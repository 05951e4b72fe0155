// Takes the README's pictures of the last build: `npm run build && node generator/run.js tools/screenshots.ts`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { startServer } from '../hosting/server.js'
import { compressPng, withSharp } from './with-packages.ts'
import { withPage } from './with-page.ts'

const shots = [
  { file: 'home-desktop.png', path: '/', width: 1366, height: 768 },
  { file: 'home-phone.png', path: '/', width: 390, height: 844 },
  { file: 'legal-desktop.png', path: '/protection-donnees', width: 1366, height: 768 },
]

const policy = JSON.parse(readFileSync('dist-hosting/policy.json', 'utf8'))
const server = await startServer({ dir: 'dist', policy, port: 0 })
mkdirSync('docs/pictures', { recursive: true })
try {
  await withSharp(async (sharp) => {
    for (const { file, path, width, height } of shots) {
      const screenshot = await withPage({ width, height }, async (page) => {
        await page.goto(`http://localhost:${server.port}${path}`)
        await page.locator('html[data-hydrated]').waitFor()
        // The arrow has come to rest.
        await page.waitForTimeout(6000)
        return page.screenshot()
      })
      const png = await compressPng(sharp, screenshot)
      writeFileSync(`docs/pictures/${file}`, png)
      console.log(`docs/pictures/${file}: ${png.length} bytes`)
    }
  })
} finally {
  await server.stop()
}
