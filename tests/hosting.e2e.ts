import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Policy } from '../hosting/policy.ts'
import { builds } from './builds.ts'
import { behaviours, wrongs } from './hosting/behaviour.ts'
import { hostFiles } from './hosting/host-files.ts'
import { limitsPassed } from './hosting/host-limits.ts'
import { test as base, expect, openTowardsCalendar } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { playCalendly } from './stand-ins/scheduling.ts'
import { playWistia } from './stand-ins/video.ts'

const policyOf = (dir: string): Policy =>
  JSON.parse(readFileSync(`${dir}-hosting/policy.json`, 'utf8'))

const test = base.extend<{ refusals: string[] }>({
  /** What the policy refused, in our page and in the frames of our own origin. */
  refusals: async ({ page }, use) => {
    const refusals: string[] = []
    await page.exposeFunction('noteRefusal', (refusal: string) => refusals.push(refusal))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const noteRefusal: (refusal: string) => void = Reflect.get(window, 'noteRefusal')
        noteRefusal(`${event.effectiveDirective} ${event.blockedURI}`)
      })
    })
    await use(refusals)
  },
})

test('every address of the built site answers as decided', async ({ baseURL, siteDir }) => {
  const policy = policyOf(siteDir)
  const server = { name: 'node', port: Number(new URL(`${baseURL}`).port) } as const
  const wrong: string[] = []
  for (const each of behaviours(siteDir, policy))
    wrong.push(...(await wrongs(server, policy, each)))
  expect(wrong).toEqual([])
})

test('the demonstration works whole within its policy', async ({ page, refusals }) => {
  await openTowardsCalendar(page)
  await page.getByRole('button', { name: /^Regarder la vidéo/ }).click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  const calendar = page.frameLocator('iframe')
  await expect(calendar.getByRole('heading', { name: 'Appel de découverte' })).toBeVisible()
  await page.getByRole('link', { name: 'Mentions légales', exact: true }).click()
  await expect(page).toHaveURL('/mentions-legales')
  expect(refusals).toEqual([])
})

test.describe('with Wistia and Calendly', () => {
  test.use({ build: 'services' })

  test('both services load within the policy', async ({ page, refusals }) => {
    const wistia = await playWistia(page)
    const calendly = await playCalendly(page)
    await openTowardsCalendar(page)
    await frameOf(page, 'https://fast.wistia.net')
    await frameOf(page, 'https://calendly.com')
    await expect.poll(() => wistia.pictures).toHaveLength(1)
    await expect.poll(() => calendly.scripts).toHaveLength(1)
    expect(refusals).toEqual([])
  })
})

test.describe('the policy in the browser', () => {
  test.use({ expectedConsole: /Content Security Policy|Framing|Refused|settings blocked/ })

  test('blocks an inline script and an attribute that someone injects', async ({
    page,
    refusals,
  }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.injected = true'
      document.body.append(script)
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="x:" onerror="window.injected = true">',
      )
    })
    await expect.poll(() => refusals).toContain('script-src-elem inline')
    await expect.poll(() => refusals).toContain('script-src-attr inline')
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  })

  test('blocks a foreign frame, script, image, form and connection', async ({ page, refusals }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const evil = 'https://evil.example'
      document.body.insertAdjacentHTML(
        'beforeend',
        `<iframe src="${evil}/frame"></iframe><img src="${evil}/image" alt=""><form action="${evil}/form" method="post"></form>`,
      )
      const script = document.createElement('script')
      script.src = `${evil}/script`
      document.body.append(script)
      void fetch(`${evil}/connect`).catch(() => {})
      try {
        document.querySelector<HTMLFormElement>(`form[action^="${evil}"]`)?.submit()
      } catch {
        // Firefox says it to the script as well.
      }
    })
    for (const directive of [
      'frame-src',
      'script-src-elem',
      'img-src',
      'connect-src',
      'form-action',
    ]) {
      await expect
        .poll(() => refusals.map((refusal) => refusal.split(' ')[0]), directive)
        .toContain(directive)
    }
  })

  test('keeps another site from framing ours', async ({ page, baseURL }) => {
    await page.context().route('http://evil.example/**', (route) =>
      route.fulfill({
        body: `<iframe src="${baseURL}${new URL(route.request().url()).pathname}"></iframe>`,
        contentType: 'text/html',
      }),
    )
    for (const path of ['/', '/merci']) {
      await page.goto(`http://evil.example${path}`)
      await expect
        .poll(() => page.frames()[1]?.url(), path)
        .toMatch(/^(?:chrome-error:|about:neterror)/)
    }
  })
})

for (const build of Object.keys(builds) as (keyof typeof builds)[]) {
  test.describe(`the files of ${build}`, () => {
    test.use({ build })

    test('carry one inline style sheet and one inline script, both in the policy', ({
      siteDir,
    }) => {
      const policy = policyOf(siteDir).headers['Content-Security-Policy'] ?? ''
      const pages = readdirSync(siteDir).filter((name) => name.endsWith('.html'))
      expect(pages).toHaveLength(7)
      for (const name of pages) {
        const html = readFileSync(join(siteDir, name), 'utf8')
        const inline = [
          ...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
          ...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
        ]
        expect(inline, name).toHaveLength(2)
        for (const [, content = ''] of inline) {
          expect(policy).toContain(
            `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
          )
        }
        expect(html, name).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/)
      }
    })

    test('come with the licences of the packages that they hold', ({ siteDir }) => {
      const licences = readFileSync(join(siteDir, 'licences.txt'), 'utf8')
      for (const name of ['react', 'react-dom', 'scheduler']) {
        const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
        const licence = readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()
        expect(licences).toContain(`## ${name} - ${version} (MIT)\n\n${licence}\n`)
      }
    })

    test('stay within the limits of every host', ({ siteDir }) => {
      expect(limitsPassed(hostFiles(policyOf(siteDir)))).toEqual([])
    })
  })
}

test('one version of the code has one boot script, whatever the site or its words', () => {
  const scripts = Object.keys(builds).map((name) => {
    const html = readFileSync(join(process.env[`DIR_${name}`] ?? '', 'index.html'), 'utf8')
    return /<script>([\s\S]*?)<\/script>/.exec(html)?.[1]
  })
  expect(scripts[0]).toContain('dataset.application')
  expect(new Set(scripts).size).toBe(1)
})
