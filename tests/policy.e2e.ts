import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildNames } from './builds.ts'
import { expect, test } from './site.ts'

/** The security policy of a finished page, and what stands before it. */
function policyOf(html: string) {
  const [before, content = ''] = html.split('<meta http-equiv="Content-Security-Policy" content="')
  return { before, policy: content.split('"', 1)[0]?.replaceAll('&#39;', "'") ?? '' }
}

test('every page has its policy before all that loads or runs, with the hashes of what is inline', () => {
  for (const build of buildNames) {
    const dir = process.env[`DIR_${build}`] ?? ''
    const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    )
    expect(pages.length, build).toBeGreaterThanOrEqual(7)
    for (const name of pages) {
      const html = readFileSync(join(dir, name), 'utf8')
      const { before, policy } = policyOf(html)
      expect(before, name).toMatch(
        /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="utf-8"\/?>\s*$/i,
      )
      expect(policy, name).toMatch(
        /^default-src 'none'; .*base-uri 'none'; form-action 'none'; object-src 'none'/,
      )
      expect(policy).not.toContain('unsafe')
      const inline = [
        ...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
        ...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
      ]
      for (const [, content = ''] of inline) {
        expect(policy).toContain(
          `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
        )
      }
      expect(html, name).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/)
    }
  }
})

test.describe('in the browser', () => {
  test.use({ expectedConsole: /Content Security Policy|Framing|Refused|settings blocked/ })

  test('the policy blocks what someone injects, scripts and all of another site', async ({
    page,
  }) => {
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

  test('no other site can frame ours', async ({ page, baseURL }) => {
    await page
      .context()
      .route('http://evil.example/**', (route) =>
        route.fulfill({ body: `<iframe src="${baseURL}/"></iframe>`, contentType: 'text/html' }),
      )
    await page.goto('http://evil.example/')
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^(?:chrome-error:|about:neterror)/)
  })
})
