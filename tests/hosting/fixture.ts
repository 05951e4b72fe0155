import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuiltSite, makePolicy, type Policy } from '../../hosting/policy.ts'
import { precompress } from '../../hosting/precompress.ts'
import { hostingFolderOf } from '../../hosting/publication/build-record.js'

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const STYLE = 'body{font-family:sans-serif}'
const SCRIPT = 'document.documentElement.dataset.js=""'

const page = (title: string) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><script>${SCRIPT}</script><script type="module" src="/assets/browser-Ab_d-f12.js"></script></head><body><h1>${title}</h1><p>${'Des rendez-vous réguliers. '.repeat(60)}</p></body></html>`

/** Pictures and the film hold random bytes, so that a test notices a wrong range. */
const files: Record<string, string | Buffer> = {
  '/index.html': page('Accueil'),
  '/mentions-legales.html': page('Mentions légales'),
  '/protection-donnees.html': page('Protection des données'),
  '/merci.html': page('Merci'),
  '/404.html': page('Page introuvable'),
  '/demonstration/agenda.html': page('Agenda de démonstration'),
  '/demonstration/agenda.css': `:root{color:#111}/*${'x'.repeat(2000)}*/`,
  '/assets/browser-Ab_d-f12.js': `document.documentElement.dataset.ready="";//${'y'.repeat(2000)}`,
  '/assets/HomePage-0a1b2c3d.js': 'export{}',
  '/assets/text-XyZ09_-a.woff2': randomBytes(3000),
  '/assets/demonstration-Zz11Zz11.mp4': randomBytes(2_500_000),
  '/assets/captions-Yy22Yy22.vtt': `WEBVTT\n\n00:00.000 --> 00:02.000\n${'Bonjour. '.repeat(200)}\n`,
  '/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!--${'z'.repeat(1500)}--></svg>`,
  '/partage.png': randomBytes(5000),
  '/photo.PNG': randomBytes(4000),
  '/assets/photo-Ab12Cd34.PNG': randomBytes(4000),
  '/guide.odt': randomBytes(100),
  '/robots.txt': 'User-agent: *\nAllow: /\n',
  '/sitemap.xml': `<?xml version="1.0"?><urlset>${'<url/>'.repeat(300)}</urlset>`,
  '/.well-known/assetlinks': '{}',
  '/.well-known/security.txt': 'Contact: mailto:support@example.com\n',
}

/** Files that owners and systems leave in the folder of a site, and that no server may send. */
const hidden = { '/.well-known/.hidden': 'not published', '/.env': 'not published' }

/** A small site with every kind of file, for the tests that need no browser. */
export const fixtureSite: BuiltSite = {
  paths: ['/', '/mentions-legales', '/protection-donnees', '/merci', '/demonstration/agenda'],
  files: Object.keys(files),
  cspSources: {
    'script-src': [sha256(SCRIPT)],
    'style-src': [sha256(STYLE)],
    'img-src': ['https://fast.wistia.com'],
    'connect-src': ['https://matomo.example.org'],
    'frame-src': ['https://fast.wistia.net'],
  },
  countedPaths: ['/mesure/page-vue', '/mesure/film-commence'],
}

/** Writes the small site to a folder as a build would. @returns the policy that servers must apply to it */
export async function writeFixture(dir: string): Promise<Policy> {
  for (const [path, content] of Object.entries({ ...files, ...hidden })) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), content)
  }
  await precompress(dir, Object.keys(files))
  // Apache makes the ETag weak for a file changed within the last second, so the files get an older date.
  const aMinuteAgo = Date.now() / 1000 - 60
  for (const path of await readdir(dir, { recursive: true })) {
    await utimes(join(dir, path), aMinuteAgo, aMinuteAgo)
  }
  const policy = makePolicy(fixtureSite)
  await mkdir(hostingFolderOf(dir))
  await writeFile(join(hostingFolderOf(dir), 'policy.json'), JSON.stringify(policy))
  return policy
}
