// Publishes a built site by SFTP. Hashed files are sent first, then each page under a temporary name, which is
// renamed over the old one: every page is whole at every moment, whatever breaks off.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import type { Client as SshClient } from 'ssh2'
import Client from 'ssh2-sftp-client'
import { listBuiltFiles } from '../generator/built-folder.ts'
import { IMMUTABLE } from '../hosts/headers.ts'
import { listAuthentications } from './authentication.ts'
import { checkHostKey } from './host-keys.ts'
import { type Answers, PublishError, UNCHANGED } from './PublishError.ts'
import { countProgress, type OnProgress } from './progress.ts'
import type { SftpTarget } from './target.ts'

export type Sending = Answers & {
  /** The built folder. */
  out: string
  /** The file that records accepted keys of servers. */
  knownHosts: string
  onProgress: OnProgress
}

/** The files of the last complete publications, the newest first, and of those that broke off after them. */
type Publications = { complete: string[][]; begun: string[] }

/** The file on the server that lists them. */
const RECORD = '.publications.json'
const HTACCESS = '/.htaccess'
const CONNECT_TIMEOUT_MS = 20_000
const MOST_QUOTED_NAMES = 8

/** @throws {PublishError} */
export async function sendBySftp(target: SftpTarget, sending: Sending) {
  // Without listeners, the library writes English lines about a lost connection to the terminal.
  const ignore = () => {}
  const remote = new Client('publication', { error: ignore, end: ignore, close: ignore })
  try {
    await connect(remote, target, sending)
    // By default, TCP holds a small request back until the server has acknowledged the last one.
    const { client } = remote as unknown as { client: SshClient }
    client.setNoDelay(true)
    await publish(remote, await findRoot(remote, target.path), sending)
  } catch (error) {
    throw explain(error as SftpError, target, sending)
  } finally {
    await remote.end().catch(ignore)
  }
}

async function connect(remote: Client, target: SftpTarget, sending: Sending) {
  let refusal: unknown
  const { host, port, user } = target
  try {
    await remote.connect({
      host,
      port,
      username: user,
      authHandler: listAuthentications(user, sending.secret),
      readyTimeout: CONNECT_TIMEOUT_MS,
      hostVerifier: (key: Buffer) => {
        try {
          checkHostKey(target, key, sending.knownHosts, sending)
          return true
        } catch (error) {
          refusal = error
          return false
        }
      },
    })
  } catch (error) {
    throw refusal ?? error
  }
}

/** Finds the folder of `sftp://user@host/www`: `www` in the user's own folder or, if there is none, `/www`. */
async function findRoot(remote: Client, path: string): Promise<string> {
  for (const folder of [`.${path}`, path]) {
    // On some hosts, `www` is a link to the folder.
    if (['d', 'l'].includes(String(await remote.exists(folder)))) return folder
  }
  throw new PublishError(
    `Le dossier « ${path} » n’existe pas chez l’hébergeur. Corrigez la fin de l’adresse où publier ; souvent, c’est /www ou /public_html. ${UNCHANGED}`,
  )
}

async function publish(remote: Client, root: string, sending: Sending) {
  const files = listBuiltFiles(sending.out) ?? []
  const record = await readRecord(remote, root)
  if (!record && !sending.mayReplace) await checkEmpty(remote, root)
  const { complete, begun } = record ?? { complete: [], begun: [] }
  const former = complete.filter((publication) => !isSame(publication, files))
  // Written first: after a publication that breaks off, the files that it has sent are known as ours.
  await writeRecord(remote, root, { complete, begun: [...new Set([...begun, ...files])] })

  await sendFiles(remote, root, files, sending)

  const stillLoaded = new Set([
    ...files,
    ...(former[0] ?? []).filter((path) => IMMUTABLE.test(path)),
  ])
  const unused = new Set([...former.flat(), ...begun].filter((path) => !stillLoaded.has(path)))
  for (const path of unused) await remote.delete(root + path, true)
  await writeRecord(remote, root, { complete: [files, ...former.slice(0, 1)], begun: [] })
}

const isSame = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join()

/** @returns nothing where no publication of ours has been in this folder */
async function readRecord(remote: Client, root: string): Promise<Publications | undefined> {
  const file = `${root}/${RECORD}`
  if (!(await remote.exists(file))) return undefined
  try {
    return JSON.parse(String(await remote.get(file)))
  } catch {
    return undefined
  }
}

async function writeRecord(remote: Client, root: string, publications: Publications) {
  const folder = mkdtempSync(join(tmpdir(), 'publication-'))
  const file = join(folder, RECORD)
  writeFileSync(file, JSON.stringify(publications))
  try {
    await sendWhole(remote, file, `${root}/${RECORD}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function checkEmpty(remote: Client, root: string) {
  const names = (await remote.list(root)).map(({ name }) => name)
  if (names.length === 0) return
  const quoted = names.slice(0, MOST_QUOTED_NAMES).join(', ')
  const rest = names.length > MOST_QUOTED_NAMES ? '…' : ''
  throw new PublishError(
    `Le dossier « ${root.replace(/^\./, '')} » du serveur contient déjà des fichiers qui ne viennent pas d’ici : ${quoted}${rest}. Ceux qui portent le nom d’un fichier du site seraient remplacés, les autres resteraient. Continuer ?`,
    { label: 'Oui, continuer', answer: { mayReplace: true } },
  )
}

async function sendFiles(remote: Client, root: string, files: string[], sending: Sending) {
  await makeFolders(remote, root, files)
  const present = await listSizes(remote, root, files)
  const sizeOf = (path: string) => statSync(join(sending.out, path)).size
  const missing = files
    .filter((path) => !IMMUTABLE.test(path) || present.get(path) !== sizeOf(path))
    .sort((one, other) => rank(one) - rank(other))
  const progress = countProgress(missing.map(sizeOf), sending.onProgress)
  progress(0)
  for (const [index, path] of missing.entries()) {
    const step = (bytes: number) => progress(index, bytes)
    await sendWhole(remote, join(sending.out, path), root + path, step)
    progress(index + 1)
  }
}

/** Hashed files come first, so that no page names a file that is not there; `.htaccess` comes last. */
function rank(path: string): number {
  if (IMMUTABLE.test(path)) return 0
  return path === HTACCESS ? 2 : 1
}

/**
 * Sends under a temporary name, then renames over the old file: nobody reads half of one. `fastPut` sets no
 * rights, while `put` always does, which some servers forbid.
 */
async function sendWhole(
  remote: Client,
  file: string,
  path: string,
  step: (total: number) => void = () => {},
) {
  const temporary = posix.join(posix.dirname(path), `.envoi-${posix.basename(path)}`)
  await remote.fastPut(file, temporary, { step })
  // Some servers forbid to set rights, and give files good ones by themselves.
  await remote.chmod(temporary, 0o644).catch(() => {})
  try {
    await remote.posixRename(temporary, path)
  } catch {
    await remote.delete(path, true)
    await remote.rename(temporary, path)
  }
}

async function makeFolders(remote: Client, root: string, files: string[]) {
  for (const folder of foldersOf(files)) {
    if (await remote.exists(root + folder)) continue
    await remote.mkdir(root + folder, true)
    await remote.chmod(root + folder, 0o755).catch(() => {})
  }
}

async function listSizes(remote: Client, root: string, files: string[]) {
  const sizes = new Map<string, number>()
  for (const folder of foldersOf(files)) {
    for (const { name, size } of await remote.list(root + folder))
      sizes.set(`${folder}/${name}`, size)
  }
  return sizes
}

/** `['/index.html', '/assets/a.js']` → `/assets`: the folders of these files, but that of the site. */
const foldersOf = (files: string[]) =>
  new Set(files.map((path) => posix.dirname(path)).filter((folder) => folder !== '/'))

/** An error of the library: `code` is a name of Node's or a status of SFTP. */
type SftpError = Error & { code?: string | number }

const WHOLE = 'Les pages en ligne sont entières : relancez la publication.'

function explain(error: SftpError, { host }: SftpTarget, { secret }: Sending): Error {
  if (error instanceof PublishError) return error
  // The library gives a refused key or password no code of its own.
  if (error.message.includes('authentication methods failed')) {
    return secret
      ? new PublishError(
          `« ${host} » refuse ce mot de passe ou cette clé. Vérifiez-le, et l’utilisateur de l’adresse où publier. ${UNCHANGED}`,
          'secret',
        )
      : new PublishError(
          `Aucune de vos clés SSH n’ouvre « ${host} ». Donnez le mot de passe SFTP : il sert cette fois seulement, et n’est gardé nulle part.`,
          'secret',
        )
  }
  const sentences: Record<string, string> = {
    ENOTFOUND: `« ${host} » ne mène à aucun serveur. Vérifiez l’adresse où publier et votre connexion à Internet. ${UNCHANGED}`,
    EAI_AGAIN: `« ${host} » ne mène à aucun serveur. Vérifiez l’adresse où publier et votre connexion à Internet. ${UNCHANGED}`,
    ECONNREFUSED: `« ${host} » ne répond pas en SFTP. Vérifiez le nom et le port de l’adresse où publier, et que votre hébergeur a ouvert l’accès SFTP. ${UNCHANGED}`,
    3: `Le serveur ne permet pas d’écrire dans ce dossier. Vérifiez les droits de cet utilisateur chez l’hébergeur. ${WHOLE}`,
    4: `Le serveur a refusé un fichier : le plus souvent, la place y manque. Libérez-en chez l’hébergeur. ${WHOLE}`,
  }
  const sentence = sentences[String(error.code)]
  return new PublishError(sentence ?? `La connexion à « ${host} » s’est interrompue. ${WHOLE}`)
}
