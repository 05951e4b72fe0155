import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { previousOf } from '../hosting/publication/build-record.js'
import { installedServers, startRealServer } from './hosting/real-servers.ts'
import { test as base, expect } from './site.ts'

/** Which files of a new build are online already; the others are still those of the build before. */
type Sent = { pages: boolean; files: boolean; policy: boolean }

/**
 * Makes two builds of one site, the second with another colour, which its owner publishes over the first.
 */
const test = base.extend<{ sent: Sent }, { publication: string }>({
  publication: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads its fixtures from this pattern.
    async ({}, use) => {
      const folder = resolve(mkdtempSync('.build/publication-'))
      const out = `${folder}/dist`
      const shipped = process.env.DIR_shipped ?? ''
      cpSync(shipped, out, { recursive: true })
      cpSync(`${shipped}-hosting`, `${out}-hosting`, { recursive: true })
      mkdirSync(`${folder}/site`)
      writeFileSync(
        `${folder}/site/site.yaml`,
        "base: ../../../site\nname: Une autre agence\nbrand:\n  color: '#5b1c49'\n",
      )
      execFileSync(process.execPath, ['generator/commands/vite.js', 'build'], {
        env: { ...process.env, NODE_ENV: 'production', SITE: `${folder}/site`, OUT_DIR: out },
      })
      await use(out)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  sent: [{ pages: true, files: true, policy: true }, { option: true }],
  baseURL: async ({ publication, sent }, use, { testId }) => {
    const dir = resolve(`.build/sent-${testId}`)
    const isPage = (path: string) => extname(path.replace(/\.(?:br|gz)$/, '')) === '.html'
    const isSent = (path: string) => extname(path) === '' || sent[isPage(path) ? 'pages' : 'files']
    cpSync(previousOf(publication), dir, { recursive: true })
    cpSync(publication, dir, { recursive: true, filter: isSent })
    const rules = `${sent.policy ? publication : previousOf(publication)}-hosting/policy.json`
    const policy = JSON.parse(readFileSync(rules, 'utf8'))
    const server = await startRealServer('nginx', { dir, policy })
    await use(`http://localhost:${server.port}`)
    await server.stop()
    rmSync(dir, { recursive: true })
  },
})

const steps: Sent[] = [
  { pages: true, files: false, policy: false },
  { pages: false, files: true, policy: false },
  { pages: false, files: false, policy: true },
  { pages: true, files: true, policy: false },
  { pages: true, files: false, policy: true },
  { pages: false, files: true, policy: true },
]

// The test needs nginx, because the site's own server serves nothing of an incomplete site.
test.skip(!installedServers.includes('nginx'), 'nginx is not installed here')

test.describe('between two builds', () => {
  test.use({
    // Messages of the console, in the words of Chromium, then of Firefox.
    expectedConsole:
      /Content Security Policy|Failed to (?:load|fetch)|404|settings blocked|disallowed MIME type|error loading/,
  })

  for (const sent of steps) {
    const done = Object.entries(sent).flatMap(([what, isSent]) => (isSent ? what : []))
    test.describe(`with the new ${done.join(' and ')}`, () => {
      test.use({ sent })

      test('visitors see a page with its style, its video and its calendar', async ({ page }) => {
        await page.goto('/')
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveCSS('font-weight', '560')
        await expect(page.locator('footer').getByRole('link').first()).toBeVisible()
        // Until the page's script has loaded, the video has the browser's own controls.
        const play = page.getByRole('button', { name: /^Regarder la vidéo/ })
        const player = play.or(page.locator('video')).filter({ visible: true })
        await expect(player.first()).toBeVisible()
        const calendar = page.frameLocator('iframe')
        // Once the script runs, the calendar loads at the next scroll.
        await expect(async () => {
          await page.evaluate(() => scrollBy(0, 1))
          const title = calendar.getByRole('heading', { name: 'Appel de découverte' })
          await expect(title).toBeVisible({ timeout: 1000 })
        }).toPass({ timeout: 15_000 })
      })
    })
  }
})
