// Sets the headline as the picture of shared links: `npm run pictures`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandColorsCss } from '../generator/brand/brand-colors.ts'
import { loadSite } from '../generator/load-site.ts'
import { orStop } from '../generator/owner-error.ts'
import {
  pictureRecord,
  pictureWords,
  socialPicture,
  writeRecord,
} from '../generator/social-picture.ts'
import { compressPng, withSharp } from './with-packages.ts'
import { openPicture, withPage } from './with-page.ts'

const { config, words, folder } = orStop(loadSite)
// Its own, be it the first: never its base's.
const file = join(folder.name, socialPicture.file)

const screenshot = await withPage({ width: 1200, height: 630 }, async (page) => {
  await openPicture(page, 'social-picture.html')
  const { poster } = config.video
  const picture = poster ? `url("${pathToFileURL(folder.find(poster)).href}")` : 'none'
  await page.addStyleTag({
    content: `${brandColorsCss(config.brand.color)} .video { background-image: ${picture} }`,
  })
  await page.evaluate((words: Record<string, string>) => {
    for (const element of document.querySelectorAll('[data-word]')) {
      element.textContent = words[element.getAttribute('data-word') ?? ''] ?? ''
    }
  }, pictureWords(words))
  return page.screenshot()
})

const png = await withSharp((sharp) => compressPng(sharp, screenshot))
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, writeRecord(png, pictureRecord(words, config.brand.color)))
console.log(`${file}: ${png.length} bytes`)
