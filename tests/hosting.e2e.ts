import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Policy } from '../hosting/policy.ts'
import { listFiles } from '../owner/disk/list-files.ts'
import { buildNames } from './builds.ts'
import { findFaults, listBehaviours } from './hosting/behaviour.ts'
import { hostFiles } from './hosting/host-files.ts'
import { expect, test } from './site.ts'

const policyOf = (dir: string): Policy =>
  JSON.parse(readFileSync(`${dir}-hosting/policy.json`, 'utf8'))

test('every address of the built site answers as decided', async ({ baseURL, siteDir }) => {
  const policy = policyOf(siteDir)
  const server = { name: 'node', port: Number(new URL(`${baseURL}`).port) } as const
  const wrong: string[] = []
  for (const each of listBehaviours(siteDir, policy))
    wrong.push(...(await findFaults(server, policy, each)))
  expect(wrong).toEqual([])
})

test.describe('the policy in the browser', () => {
  test.use({ expectedConsole: /Content Security Policy|Framing|Refused|settings blocked/ })

  test('blocks what someone injects, scripts and all of another site', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const refusals: string[] = []
      Object.assign(window, { refusals })
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        refusals.push(`${effectiveDirective} ${blockedURI}`),
      )
      const evil = 'https://evil.example'
      document.body.insertAdjacentHTML(
        'beforeend',
        `<img src="x:" onerror="window.injected = true"><iframe src="${evil}/frame"></iframe><img src="${evil}/image" alt=""><form action="${evil}/form" method="post"></form>`,
      )
      for (const script of [{ textContent: 'window.injected = true' }, { src: `${evil}/script` }]) {
        document.body.append(Object.assign(document.createElement('script'), script))
      }
      void fetch(`${evil}/connect`).catch(() => {})
      try {
        document.querySelector<HTMLFormElement>(`form[action^="${evil}"]`)?.submit()
      } catch {
        // When the policy refuses the form, Firefox also throws an error, which the test ignores.
      }
    })
    const foreign = ['script-src-elem', 'frame-src', 'img-src', 'connect-src', 'form-action']
    for (const refusal of [
      'script-src-elem inline',
      'script-src-attr inline',
      ...foreign.map((directive) => `${directive} https://evil.example`),
    ]) {
      await expect.poll(() => page.evaluate('refusals.join()')).toContain(refusal)
    }
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
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

test('every built site has one inline style and the same script, both in its policy, which no host cuts short', () => {
  const scripts = new Set<string | undefined>()
  for (const build of buildNames) {
    const siteDir = process.env[`DIR_${build}`] ?? ''
    const policy = policyOf(siteDir)
    const csp = policy.headers['Content-Security-Policy']
    const pages = readdirSync(siteDir).filter((name) => name.endsWith('.html'))
    expect(pages).toHaveLength(7)
    for (const name of pages) {
      const html = readFileSync(join(siteDir, name), 'utf8')
      const inline = [
        ...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
        ...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
      ]
      expect(inline, name).toHaveLength(2)
      scripts.add(inline[1]?.[1])
      for (const [, content = ''] of inline) {
        expect(csp).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
      }
      expect(html, name).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/)
    }
    // Cloudflare drops rules past the hundredth and lines past 2,000 characters, with a warning at most:
    // https://developers.cloudflare.com/workers/static-assets/headers/
    const lines = hostFiles(policy)['cloudflare/_headers']?.split('\n') ?? []
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
  }
  expect(scripts.size).toBe(1)
})

test('the files come with the licences of the packages that they hold', ({ siteDir }) => {
  const licences = readFileSync(join(siteDir, 'licences.txt'), 'utf8')
  for (const name of ['react', 'react-dom', 'scheduler']) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    const licence = readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()
    expect(licences).toContain(`## ${name} - ${version} (MIT)\n\n${licence}\n`)
  }
})

test('every link of every site leads to a page, a file or an anchor that exists', () => {
  for (const build of buildNames) {
    const dir = process.env[`DIR_${build}`] ?? ''
    const files = listFiles(dir)
    const pages = new Map<string, string>()
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const path = file.replace(/(?:index)?\.html$/, '')
      pages.set(path, readFileSync(join(dir, file), 'utf8'))
    }
    const isNowhere = (target: string, from: string) => {
      const { origin, pathname, hash } = new URL(target, `https://site.invalid${from}`)
      if (origin !== 'https://site.invalid') return false
      const page = pages.get(pathname)
      return hash ? !page?.includes(` id="${hash.slice(1)}"`) : !page && !files.includes(pathname)
    }
    for (const [path, html] of pages) {
      const links = [...html.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)]
      const broken = links.filter(([, link = '']) => isNowhere(link, path))
      expect(broken, `${build} ${path}`).toEqual([])
    }
  }
})
