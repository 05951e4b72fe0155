import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type Client from 'ssh2-sftp-client'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { FILE_LIST } from '../generator/built-folder.ts'
import { listFiles } from '../owner/disk/list-files.ts'
import type { SftpAddress } from '../owner/sftp-address.ts'
import { type Faults, makeKey, PASSWORD, startSftpServer } from '../tests/stand-ins/sftp-server.ts'
import { temporaryFolder, writeFiles } from '../tests/temporary-folder.ts'
import { type Access, connectBySftp } from './connect-by-sftp.ts'
import { PublishError } from './PublishError.ts'
import { type Sending, sendFiles } from './send-files.ts'

const SILENCE_MS = 1000

let folder: string
let www: string
let faults: Faults
let server: Awaited<ReturnType<typeof startSftpServer>>

beforeEach(async () => {
  folder = temporaryFolder(onTestFinished)
  www = join(folder, 'server/www')
  mkdirSync(www, { recursive: true })
  faults = {}
  server = await startSftpServer(join(folder, 'server'), faults)
  onTestFinished(() => server.stop())
  writeFileSync(join(folder, 'known_hosts'), server.knownHost)
})

/** Writes a built site whose page names its script: `hashed` is a name such as `a1B2c3D4`. */
function build(hashed: string, more: string[] = []) {
  const out = join(folder, 'dist')
  rmSync(out, { recursive: true, force: true })
  const script = `/assets/browser-${hashed}.js`
  const files = ['/index.html', script, '/.htaccess', ...more]
  const contents = files.map((path) => [path, `${path} of ${script}`])
  writeFiles(out, { ...Object.fromEntries(contents), [FILE_LIST]: JSON.stringify(files) })
}

async function publish(answers: Partial<Access & Sending> = {}, place: Partial<SftpAddress> = {}) {
  const { port } = server
  const target = { user: 'agence', host: '127.0.0.1', port, path: '/www', ...place }
  const ignore = () => {}
  const choices = {
    secret: PASSWORD,
    out: join(folder, 'dist'),
    knownHosts: join(folder, 'known_hosts'),
    id: randomUUID(),
    onBegin: ignore,
    onProgress: ignore,
    ...answers,
  }
  try {
    const send = (remote: Client, root: string) => sendFiles(remote, root, choices)
    await connectBySftp(target, choices, send, SILENCE_MS)
    return 'published'
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    expect(error.message).not.toContain(PASSWORD)
    return error.message
  }
}

const online = () => listFiles(www).sort()
/** The home page. A server that renames over no file lacks it while it is replaced. */
const home = () => {
  const file = join(www, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

it('sends the site, then only what has changed, and removes only what it had sent', async () => {
  build('aaaaaaaa', ['/tarifs.html'])
  expect(await publish()).toBe('published')
  expect(online()).toContain('/tarifs.html')
  writeFileSync(join(www, 'a-moi.txt'), 'mine')
  build('bbbbbbbb')
  expect(await publish()).toBe('published')
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

it('names what a first publication would replace, counts what stays, and loses none of it', async () => {
  const theirs = { 'blog.php': 'a blog', 'index.html': 'old', '.htaccess': 'Deny from all' }
  writeFiles(www, { ...theirs, 'images/a.png': '', 'assets/theirs.css': '' })
  build('aaaaaaaa')
  const question = await publish()
  expect(question).toContain('Seraient remplacés : index.html et .htaccess. Resteraient : 3.')
  expect(home()).toBe('old')
  expect(await publish({ mayReplace: true })).toBe('published')
  expect(online()).toEqual(expect.arrayContaining(['/blog.php', '/images/a.png']))
})

it('says that the record of what is ours is damaged, and goes on if the owner agrees', async () => {
  build('aaaaaaaa')
  await publish()
  writeFileSync(join(www, '.publications.json'), '{"ours": ["/index')
  expect(await publish()).toMatch(/« \.publications\.json », ne se lit plus.*remplacés : index/)
  expect(await publish({ mayReplace: true })).toBe('published')
  expect(await publish()).toBe('published')
})

it('removes nothing outside its folder, whatever the record names', async () => {
  const outside = join(www, '../precious.txt')
  writeFileSync(outside, 'precious')
  const ours = ['/../precious.txt', '/assets/../../precious.txt', '/..\\precious.txt', '/old.html']
  writeFiles(www, { 'old.html': '', '.publications.json': JSON.stringify({ ours, online: [] }) })
  build('aaaaaaaa')
  expect(await publish()).toBe('published')
  expect(readFileSync(outside, 'utf8')).toBe('precious')
  expect(online()).not.toContain('/old.html')
})

it.each([
  ['renames over files', false],
  ['lets nobody touch a file that is there, nor set rights', true],
])('is whole again on a server that %s, wherever it broke off', async (_, isStrict) => {
  faults.isStrict = isStrict
  let last = 'aaaaaaaa'
  build(last)
  await publish()
  for (let requests = 3; ; requests += 6) {
    build('bbbbbbbb')
    faults.requests = requests
    const said = await publish()
    delete faults.requests
    if (said === 'published') break
    expect(said).toContain('s’est interrompue')
    const [, script = ''] = /of (.*)/.exec(home()) ?? []
    if (script) expect(online()).toContain(script)
    // A page of the last complete publication may still be open.
    expect(online()).toContain(`/assets/browser-${last}.js`)
    const next = `cccccc${requests + 10}`
    build(next)
    expect(await publish()).toBe('published')
    expect(home()).toContain(next)
    expect(online().filter((path) => path.includes('.envoi-'))).toEqual([])
    expect(online().filter((path) => path.endsWith('.js'))).toHaveLength(2)
    last = next
  }
})

it('gives up a server that stops answering, then removes half a film before it needs the room', async () => {
  const film = '/assets/film-aaaaaaaa.mp4'
  build('aaaaaaaa', [film])
  writeFileSync(join(folder, 'dist', film), Buffer.alloc(400_000))
  Object.assign(faults, { room: 300_000, isSilent: true })
  expect(await publish()).toContain('s’est interrompue')
  expect(online()).toContain('/assets/.envoi-film-aaaaaaaa.mp4')
  faults.room = 200_000
  expect(await publish()).toBe('published')
})

it('takes the key of the server once the owner has compared it, and refuses another', async () => {
  build('aaaaaaaa')
  rmSync(join(folder, 'known_hosts'))
  const question = await publish()
  const [fingerprint] = /SHA256:[\w+/]+/.exec(question) ?? []
  expect(question).toMatch(/^Premier contact/)
  expect(await publish({ acceptedKey: fingerprint })).toBe('published')
  expect(await publish()).toBe('published')
  const other = server.knownHost.replace(/ \S+$/m, ` ${makeKey().public.split(' ')[1]}`)
  writeFileSync(join(folder, 'known_hosts'), other)
  expect(await publish()).toMatch(/présente une autre clé/)
})

it.each<[string, RegExp, Partial<Access>?, Partial<SftpAddress>?]>([
  ['a wrong password', /refuse ce mot de passe/, { secret: 'faux' }],
  ['a key with a passphrase', /phrase de passe protège/, { secret: makeKey('sésame').private }],
  ['a folder that does not exist', /n’existe pas chez l’hébergeur/, {}, { path: '/nulle-part' }],
  ['an unknown host', /ne mène à aucun serveur/, {}, { host: 'ftp.nulle-part.invalid' }],
])('says what to do about %s, in one French sentence', async (_, sentence, answers, place) => {
  build('aaaaaaaa')
  expect(await publish(answers, place)).toMatch(sentence)
  expect(online()).toEqual([])
})

it('says where it may not write, that there is no room, and that nobody answers', async () => {
  build('aaaaaaaa')
  faults.refused = /index/
  expect(await publish()).toMatch(/ne permet pas d’écrire/)
  faults.room = 0
  expect(await publish()).toMatch(/la place y manque/)
  server.stop()
  expect(await publish()).toMatch(/ne répond pas en SFTP/)
})
