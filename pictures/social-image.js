// Sets the headline as the picture of shared links: `node pictures/social-image.js`.
import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { openPicture, withPage } from './browser.js'
import { withPackages } from './tools.js'

/** @type {{ module: typeof import('../content/home.ts') }} */
const { module } = await runnerImport('./content/home.ts', { configFile: false })
const { banner, hero } = module.home
const words = { ...hero, banner, subline: hero.subline.join(' ') }

const screenshot = await withPage({ width: 1200, height: 630 }, async (page) => {
  await openPicture(page, 'social-image.html')
  await page.evaluate((words) => {
    for (const element of document.querySelectorAll('[data-word]')) {
      const name = /** @type {keyof typeof words} */ (element.getAttribute('data-word'))
      element.textContent = words[name]
    }
  }, words)
  return page.screenshot()
})

await withPackages(['sharp@0.35.5'], async (require) => {
  /** @type {Buffer} */
  const png = await require('sharp')(screenshot)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer()
  writeFileSync('public/partage.png', png)
  console.log(`public/partage.png: ${png.length} bytes`)
})
