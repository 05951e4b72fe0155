import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { type HostName, hostNames } from '../hosts/hosts.ts'
import { hostingFolderOf, writeRecord } from '../hosting/publication/build-record.js'
import { newDraft, siteOf } from '../hosting/publication/draft.js'
import { listFiles } from '../owner/disk/list-files.ts'
import { shipped } from '../tests/sites.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { prepareBuild } from './prepare-build.ts'
import { writeSite } from './write-site.ts'

let folder: string
let out: string
let draft: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  out = join(folder, 'dist')
})

const write = (path: string, text: string) => {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}
const read = (path: string) => readFileSync(join(out, path), 'utf8')

/** Writes the unfinished build that Vite leaves. @param renderPage body of the function that returns a page's HTML */
function writeBundle(renderPage: string) {
  draft = newDraft(out)
  write(join(siteOf(draft), 'assets/browser-Ab_d-f12.js'), `//${'y'.repeat(2000)}`)
  write(join(draft, 'prerenderer/assets/Figtree-Ab_d-f12.woff2'), 'a font')
  write(
    join(draft, 'prerenderer/prerender.js'),
    `export const routes = [{ path: '/' }, { path: '/merci' }]
     export const notFound = { path: '/404' }
     const html = (path) => { ${renderPage} }
     export const renderPage = (path) => ({ html: html(path), isIndexed: true })`,
  )
}

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`

const build = (hosting: HostName = 'node', style = 'a', files = new Map<string, string>()) =>
  writeSite(
    { out, draft, prerenderer: join(draft, 'prerenderer') },
    {
      config: {
        ...shipped.config,
        scheduling: { provider: 'calendly', url: 'https://calendly.com/a/b' },
        hosting,
      },
      site: prepareBuild(shipped).site,
      words: shipped.words,
      // The tests give a picture for shared links, because drawing one takes half a second.
      files: new Map<string, string | Buffer>([
        ['/partage.png', Buffer.from('a picture')],
        ...files,
      ]),
      assets: {
        build: '',
        application: '',
        islands: '',
        fonts: [],
        inline: '',
        css: '',
        styleHash: hash(style),
        scriptHash: hash('s'),
      },
    },
  )

it('leaves the previous build as it was when the last page cannot be written', async () => {
  write(join(out, 'index.html'), 'the site that visitors read')
  write(join(hostingFolderOf(out), 'policy.json'), 'its headers')
  writeRecord(out, { published: ['/index.html'], hosting: ['/policy.json'] })
  writeBundle(`if (path === '/404') throw new Error('broken on purpose'); return 'a new site'`)
  await expect(build()).rejects.toThrow('broken on purpose')
  expect(read('index.html')).toBe('the site that visitors read')
  expect(read('../dist-hosting/policy.json')).toBe('its headers')
})

it('publishes the content behind a link', async () => {
  writeBundle(`return 'a page'`)
  write(join(folder, 'guide.pdf'), 'a guide')
  symlinkSync('guide.pdf', join(folder, 'link.pdf'))
  await build('node', 'a', new Map([['/tarifs.pdf', join(folder, 'link.pdf')]]))
  expect(lstatSync(join(out, 'tarifs.pdf')).isFile()).toBe(true)
})

it('lets the pages of the build that it replaces work on, and not those of the one before', async () => {
  for (const letter of ['a', 'b', 'c']) {
    writeBundle(`return 'a page of ${letter}'`)
    write(join(siteOf(draft), `assets/browser-${letter.repeat(8)}.js`), letter)
    await build('nginx', letter)
  }
  const policy = read('../dist-hosting/policy.json')
  const conf = read('../dist-hosting/nginx/site.conf')
  for (const text of [policy, conf]) {
    expect(text).toContain(`style-src 'self' '${hash('c')}' '${hash('b')}';`)
    expect(text.split(hash('s'))).toHaveLength(2)
  }
  const kept = listFiles(out).filter((path) => /[abc]{8}/.test(path))
  expect(kept.sort()).toEqual(['/assets/browser-bbbbbbbb.js', '/assets/browser-cccccccc.js'])
  expect(policy).not.toContain('aaaaaaaa')
  expect(policy).toContain('bbbbbbbb')
  expect(read('partage.png')).toBe('a picture')
})

const filesOf: Record<string, string[]> = {
  nginx: ['dist-hosting/nginx/site.conf'],
  caddy: ['dist-hosting/caddy/Caddyfile'],
  apache: ['dist/.htaccess', 'dist-hosting/apache/site.conf'],
  ovh: ['dist/.htaccess'],
  o2switch: ['dist/.htaccess'],
  netlify: ['dist/_headers'],
  cloudflare: ['dist/_headers', 'dist/_redirects', 'dist-hosting/cloudflare/wrangler.jsonc'],
  vercel: ['dist/vercel.json'],
}

it.each(hostNames)('for %s writes its files, compressed unless it does so itself', async (host) => {
  writeBundle(`return '<h1>a new site</h1>' + 'x'.repeat(2000)`)
  await build(host)
  const all = [...new Set(Object.values(filesOf).flat())]
  const found = all.filter((file) => existsSync(join(folder, file)))
  expect(found.sort()).toEqual((filesOf[host] ?? []).sort())
  const compressed = listFiles(out).filter((file) => /\.(?:br|gz)$/.test(file))
  expect(compressed.length > 0).toBe(!['netlify', 'cloudflare', 'vercel'].includes(host))
})
