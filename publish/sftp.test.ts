import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { LIST } from '../generator/built-folder.ts'
import { listFiles } from '../owner/disk/list-files.ts'
import type { SftpAddress } from '../owner/sftp-address.ts'
import { type Faults, makeKey, PASSWORD, startSftpServer } from '../tests/stand-ins/sftp-server.ts'
import { temporaryFolder, writeFiles } from '../tests/temporary-folder.ts'
import { type Answers, PublishError } from './PublishError.ts'
import { sendBySftp } from './sftp.ts'

const key = makeKey()
let folder: string
let www: string
let faults: Faults
let server: Awaited<ReturnType<typeof startSftpServer>>

beforeEach(async () => {
  folder = temporaryFolder(onTestFinished)
  www = join(folder, 'server/www')
  mkdirSync(www, { recursive: true })
  faults = {}
  server = await startSftpServer(join(folder, 'server'), faults, key)
  onTestFinished(() => server.stop())
  recordKey(key.public)
})

function recordKey(line: string) {
  const [type, encoded] = line.split(' ')
  const known = `[127.0.0.1]:${server.port} ${type} ${encoded}\n`
  writeFileSync(join(folder, 'known_hosts'), known)
}

/** Writes a built site whose page names its script: `hashed` is a name such as `a1B2c3D4`. */
function build(hashed: string, more: string[] = []) {
  const out = join(folder, 'dist')
  rmSync(out, { recursive: true, force: true })
  const script = `/assets/browser-${hashed}.js`
  const files = ['/index.html', script, '/.htaccess', ...more]
  const contents = files.map((path) => [path, `${path} of ${script}`])
  writeFiles(out, { ...Object.fromEntries(contents), [LIST]: JSON.stringify(files) })
}

async function publish(answers: Answers = {}, place: Partial<SftpAddress> = {}) {
  const { port } = server
  const base = { user: 'agence', host: '127.0.0.1', port, path: '/www' }
  const target = { ...base, ...place }
  const sending = { out: join(folder, 'dist'), knownHosts: join(folder, 'known_hosts') }
  try {
    await sendBySftp(target, { ...sending, secret: PASSWORD, onProgress: () => {}, ...answers })
    return 'published'
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    expect(error.message).not.toContain(PASSWORD)
    return error.message
  }
}

const online = () => listFiles(www).sort()
const home = () => readFileSync(join(www, 'index.html'), 'utf8')

it('sends the site, then only what has changed, and removes only what it had sent', async () => {
  build('aaaaaaaa', ['/tarifs.html'])
  expect(await publish()).toBe('published')
  expect(online()).toContain('/tarifs.html')
  writeFileSync(join(www, 'a-moi.txt'), 'mine')
  build('bbbbbbbb')
  expect(await publish()).toBe('published')
  expect(await publish(), 'sent again').toBe('published')
  expect(statSync(join(www, 'index.html')).mode & 0o777).toBe(0o644)
  expect(statSync(join(www, 'assets')).mode & 0o777).toBe(0o755)
  // A page still open may load the scripts of the publication before, not those of the one before that.
  expect(online()).toContain('/assets/browser-aaaaaaaa.js')
  expect(online()).not.toContain('/tarifs.html')
  build('cccccccc')
  expect(await publish()).toBe('published')
  expect(online()).not.toContain('/assets/browser-aaaaaaaa.js')
  expect(online()).toContain('/a-moi.txt')
  expect(home()).toContain('cccccccc')
})

it('knows what an earlier version had sent', async () => {
  const sent = ['/index.html', '/tarifs.html']
  writeFiles(www, Object.fromEntries(sent.map((path) => [path, 'old'])))
  const record = JSON.stringify({ complete: [sent], begun: [] })
  writeFiles(www, { '/.publications.json': record })
  build('aaaaaaaa')
  expect(await publish()).toBe('published')
  expect(online()).not.toContain('/tarifs.html')
})

it('names no script that is not there, wherever the publication breaks off', async () => {
  build('aaaaaaaa')
  await publish()
  for (let requests = 3; ; requests += 4) {
    build('bbbbbbbb')
    faults.requests = requests
    const said = await publish()
    delete faults.requests
    const [, script = ''] = /of (.*)/.exec(home()) ?? []
    expect(existsSync(join(www, script))).toBe(true)
    if (said === 'published') break
    expect(said).toContain('s’est interrompue')
    // A page of the last complete publication may still be open.
    expect(online()).toContain('/assets/browser-aaaaaaaa.js')
  }
  build('cccccccc')
  faults.requests = 14
  expect(await publish()).toContain('s’est interrompue')
  delete faults.requests
  build('dddddddd')
  expect(await publish()).toBe('published')
  expect(online().filter((path) => path.endsWith('.js'))).toEqual([
    '/assets/browser-bbbbbbbb.js',
    '/assets/browser-dddddddd.js',
  ])
})

it('asks before it writes into a folder with files of somebody else, and loses none of them', async () => {
  writeFileSync(join(www, 'blog.php'), 'a blog')
  build('aaaaaaaa')
  expect(await publish()).toMatch(/contient déjà des fichiers.*blog\.php.*Continuer \?/)
  expect(online()).toEqual(['/blog.php'])
  expect(await publish({ mayReplace: true })).toBe('published')
  expect(online()).toContain('/blog.php')
})

it('knows its own files again after a first publication that met a full disk', async () => {
  build('aaaaaaaa')
  faults.refused = { files: /browser/, code: 'ENOSPC' }
  expect(await publish()).toContain('la place y manque')
  delete faults.refused
  expect(await publish()).toBe('published')
})

it('works with an old server, which renames over no file and lets nobody set rights', async () => {
  faults.isOld = true
  build('aaaaaaaa')
  expect(await publish()).toBe('published')
  build('bbbbbbbb')
  expect(await publish()).toBe('published')
  expect(home()).toContain('bbbbbbbb')
})

it('takes the key of the server once the owner has compared it, and refuses another', async () => {
  build('aaaaaaaa')
  rmSync(join(folder, 'known_hosts'))
  const question = await publish()
  const [fingerprint] = /SHA256:[\w+/]+/.exec(question) ?? []
  expect(question).toMatch(/^Premier contact/)
  expect(await publish({ acceptedKey: fingerprint })).toBe('published')
  expect(await publish()).toBe('published')
  recordKey(makeKey().public)
  expect(await publish()).toMatch(/présente une autre clé/)
})

it.each<[string, RegExp, Answers?, Partial<SftpAddress>?]>([
  ['a wrong password', /refuse ce mot de passe/, { secret: 'faux' }],
  ['no password', /Donnez le mot de passe SFTP/, { secret: undefined }],
  ['a folder that does not exist', /n’existe pas chez l’hébergeur/, {}, { path: '/nulle-part' }],
  ['an unknown host', /ne mène à aucun serveur/, {}, { host: 'ftp.nulle-part.invalid' }],
])('says what to do about %s, in one French sentence', async (_, sentence, answers, place) => {
  build('aaaaaaaa')
  expect(await publish(answers, place)).toMatch(sentence)
  expect(online()).toEqual([])
})

it('says where it may not write, or that nobody answers', async () => {
  build('aaaaaaaa')
  faults.refused = { files: /index/, code: 'EACCES' }
  expect(await publish()).toMatch(/ne permet pas d’écrire/)
  server.stop()
  expect(await publish()).toMatch(/ne répond pas en SFTP/)
})
