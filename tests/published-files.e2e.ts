import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../owner/disk/list-files.ts'
import { buildNames } from './builds.ts'
import { expect, test } from './site.ts'

test.use({ expectedConsole: /Content Security Policy|Refused/ })

/** Each built site: the paths of its files, and its pages by their addresses. */
const sites = () =>
  buildNames.map((build) => {
    const dir = process.env[`DIR_${build}`] ?? ''
    const files = listFiles(dir)
    const pages = new Map<string, string>()
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const path = file.replace(/(?:index)?\.html$/, '')
      pages.set(path, readFileSync(join(dir, file), 'utf8'))
    }
    return { build, files, pages }
  })

test('every link of every site leads to a page, a file or an anchor that exists', () => {
  for (const { build, files, pages } of sites()) {
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

test('every page has its policy before all that loads or runs', () => {
  for (const { build, pages } of sites()) {
    expect(pages.size, build).toBeGreaterThanOrEqual(7)
    for (const [path, html] of pages) {
      expect(html, `${build} ${path}`).toMatch(
        /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="utf-8"\/?>\s*<meta http-equiv="Content-Security-Policy" content="default-src (?:'|&#39;)none/i,
      )
      expect(html, `${build} ${path}`).not.toContain('unsafe-')
    }
  }
})

test('the policy blocks a script and a frame that someone injects', async ({ page }) => {
  await page.goto('/')
  const blocked = await page.evaluate(() => {
    const directives: string[] = []
    const script = document.createElement('script')
    script.textContent = 'window.isInjected = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<iframe src="https://evil.example"></iframe>')
    return new Promise<string[]>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        directives.push(effectiveDirective)
        if (directives.length === 2) resolve(directives.sort())
      })
    })
  })
  expect(blocked).toEqual(['frame-src', 'script-src-elem'])
  expect(await page.evaluate(() => 'isInjected' in window)).toBe(false)
})
