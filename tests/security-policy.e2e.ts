import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePaths } from '../hosts/page-paths.ts'
import { buildNames } from './builds.ts'
import { expect, test } from './site.ts'

for (const build of buildNames) {
  test.describe(`the site « ${build} »`, () => {
    test.use({ build })

    test('every page bears its policy before all that loads or runs', ({ siteDir }) => {
      const hasDemonstration = build === 'shipped'
      const paths = [...pagePaths, '/404'].filter(
        (path) => hasDemonstration || !path.startsWith('/demonstration'),
      )
      for (const path of paths) {
        const html = readFileSync(
          join(siteDir, path === '/' ? 'index.html' : `${path}.html`),
          'utf8',
        )
        const [before, policy = ''] =
          /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)">/s.exec(html) ?? []
        expect(before, path).toBeDefined()
        expect(before, path).not.toMatch(/<(?:script|style|link|img)/)
        expect(policy, path).toMatch(/^default-src 'none';/)
        expect(policy, path).toMatch(/base-uri 'none'.*form-action 'none'.*object-src 'none'/)
        expect(policy, path).not.toContain('unsafe-')
      }
    })
  })
}
