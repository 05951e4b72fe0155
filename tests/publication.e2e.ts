import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { previousOf } from '../hosting/publication/build-record.js'
import { installedServers, startRealServer } from './hosting/real-servers.ts'
import { test as base, expect } from './site.ts'

/** What has been sent of the new build; the rest is still of the one before. */
type Sent = { pages: boolean; files: boolean; policy: boolean }

/** A build, and the one that the same owner published over it after changing its colour. */
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

// Ours serves nothing of a site that is incomplete.
test.skip(!installedServers.includes('nginx'), 'nginx is not installed here')

test.describe('between two builds', () => {
  test.use({
    // In the words of Chromium, then of Firefox.
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
        // A page whose script has not come has the browser's own player.
        const play = page.getByRole('button', { name: /^Regarder la vidéo/ })
        const player = play.or(page.locator('video')).filter({ visible: true })
        await expect(player.first()).toBeVisible()
        const calendar = page.frameLocator('iframe')
        // Once the application runs, the calendar comes at a scroll.
        await expect(async () => {
          await page.evaluate(() => scrollBy(0, 1))
          const title = calendar.getByRole('heading', { name: 'Appel de découverte' })
          await expect(title).toBeVisible({ timeout: 1000 })
        }).toPass({ timeout: 15_000 })
      })
    })
  }
})
