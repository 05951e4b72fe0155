import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../owner/disk/list-files.ts'
import { buildNames } from './builds.ts'
import { expect, test } from './site.ts'

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
