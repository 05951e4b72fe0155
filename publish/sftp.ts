// Publishes a built site by SFTP. Hashed files are sent first, then each page under a temporary name, which is
// renamed over the old one: every page is whole at every moment, whatever breaks off.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import type { AnyAuthMethod, Client as SshClient } from 'ssh2'
import Client from 'ssh2-sftp-client'
import { listBuiltFiles } from '../generator/built-folder.ts'
import { IMMUTABLE } from '../hosts/headers.ts'
import type { SftpAddress } from '../owner/sftp-address.ts'
import { checkHostKey } from './host-keys.ts'
import { type Answers, PublishError, UNCHANGED } from './PublishError.ts'

export type Sending = Answers & {
  /** The built folder. */
  out: string
  /** The file that records accepted keys of servers. */
  knownHosts: string
  /** Hears which share of all bytes has been sent, from 0 to 1. */
  onProgress: (share: number) => void
}

/** The files on the server that we have sent, and those of the last complete publication. */
type Publications = { ours: string[]; online: string[] }

/** The file on the server that lists them. */
const RECORD = '.publications.json'

/** How a private key begins, e.g. with `-----BEGIN OPENSSH PRIVATE KEY-----`; other secrets are passwords. */
const PRIVATE_KEY_START = '-----BEGIN'

const CONNECT_TIMEOUT_MS = 20_000
const MOST_QUOTED_NAMES = 8

/** @throws {PublishError} */
export async function sendBySftp(target: SftpAddress, sending: Sending) {
  const { secret } = sending
  if (!secret) {
    throw new PublishError(
      `Donnez le mot de passe SFTP de « ${target.host} » : il sert cette fois seulement, et n’est gardé nulle part.`,
      'secret',
    )
  }
  // Without listeners, the library writes English lines about a lost connection to the terminal.
  const ignore = () => {}
  const remote = new Client('publication', { error: ignore, end: ignore, close: ignore })
  try {
    await connect(remote, target, { ...sending, secret })
    // By default, TCP holds a small request back until the server has acknowledged the last one.
    const { client } = remote as unknown as { client: SshClient }
    client.setNoDelay(true)
    await publish(remote, await findRoot(remote, target.path), sending)
  } catch (error) {
    throw explain(error as SftpError, target)
  } finally {
    await remote.end().catch(ignore)
  }
}

function listAuthentications(username: string, secret: string): AnyAuthMethod[] {
  if (secret.startsWith(PRIVATE_KEY_START)) return [{ type: 'publickey', username, key: secret }]
  return [
    { type: 'password', username, password: secret },
    // Some servers refuse the method `password`, and ask a question instead: its answer is the password.
    {
      type: 'keyboard-interactive',
      username,
      prompt: (_name, _instructions, _language, _prompts, answer) => answer([secret]),
    },
  ]
}

async function connect(remote: Client, target: SftpAddress, sending: Sending & { secret: string }) {
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
  const { ours, online } = record ?? { ours: [], online: [] }
  const present = new Set([...ours, ...files])
  // Written first: after a publication that breaks off, the files that it has sent are known as ours.
  await writeRecord(remote, root, { ours: [...present], online })

  await sendFiles(remote, root, files, sending)

  // Pages of the last publication that are still open may load its scripts. The same one, sent again, is no other.
  const isSentAgain = files.join() === online.join()
  const former = isSentAgain ? ours : online
  const kept = new Set([...files, ...former.filter((path) => IMMUTABLE.test(path))])
  const unused = [...present].filter((path) => !kept.has(path))
  for (const path of unused) await remote.delete(root + path, true)
  await writeRecord(remote, root, { ours: [...kept], online: files })
}

/** @returns nothing where no publication of ours has been in this folder */
async function readRecord(remote: Client, root: string): Promise<Publications | undefined> {
  const file = `${root}/${RECORD}`
  if (!(await remote.exists(file))) return undefined
  try {
    // Earlier versions recorded the publications that were complete, and what one that broke off had begun.
    const { complete = [], begun = [], ...lists } = JSON.parse(String(await remote.get(file)))
    return { ours: [...complete.flat(), ...begun], online: complete[0] ?? [], ...lists }
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

async function sendFiles(
  remote: Client,
  root: string,
  files: string[],
  { out, onProgress }: Sending,
) {
  const present = await makeFolders(remote, root, files)
  const sizeOf = (path: string) => statSync(join(out, path)).size
  const missing = files.filter(
    (path) => !IMMUTABLE.test(path) || present.get(path) !== sizeOf(path),
  )
  const all = missing.reduce((sum, path) => sum + sizeOf(path), 0)
  let sent = 0
  for (const path of missing.sort((a, b) => rankOf(a) - rankOf(b))) {
    await sendWhole(remote, join(out, path), root + path, (part) => onProgress((sent + part) / all))
    sent += sizeOf(path)
  }
}

/** Hashed files come first, so that no page names a file that is not there, and the server's settings last. */
function rankOf(path: string): number {
  if (IMMUTABLE.test(path)) return 0
  return path === '/.htaccess' ? 2 : 1
}

/** Makes the folders of files, and gives the sizes of the files that are in them. */
async function makeFolders(remote: Client, root: string, files: string[]) {
  const sizes = new Map<string, number>()
  for (const folder of foldersOf(files)) {
    if (!(await remote.exists(root + folder))) {
      await remote.mkdir(root + folder, true)
      await remote.chmod(root + folder, 0o755).catch(() => {})
    }
    const entries = await remote.list(root + folder)
    for (const { name, size } of entries) sizes.set(`${folder}/${name}`, size)
  }
  return sizes
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

/** `['/index.html', '/assets/a.js']` → `/assets`: the folders of these files, but that of the site. */
const foldersOf = (files: string[]) =>
  new Set(files.map((path) => posix.dirname(path)).filter((folder) => folder !== '/'))

/** An error of the library: `code` is a name of Node's or a status of SFTP. */
type SftpError = Error & { code?: string | number }

const WHOLE = 'Les pages en ligne sont entières : relancez la publication.'

function explain(error: SftpError, { host }: SftpAddress): Error {
  if (error instanceof PublishError) return error
  // The library gives a refused key or password no code of its own.
  if (error.message.includes('authentication methods failed')) {
    return new PublishError(
      `« ${host} » refuse ce mot de passe ou cette clé. Vérifiez-le, et l’utilisateur de l’adresse où publier. ${UNCHANGED}`,
      'secret',
    )
  }
  const unknown = `« ${host} » ne mène à aucun serveur. Vérifiez l’adresse où publier et votre connexion à Internet. ${UNCHANGED}`
  const sentences: Record<string, string> = {
    ENOTFOUND: unknown,
    EAI_AGAIN: unknown,
    ECONNREFUSED: `« ${host} » ne répond pas en SFTP. Vérifiez le nom et le port de l’adresse où publier, et que votre hébergeur a ouvert l’accès SFTP. ${UNCHANGED}`,
    3: `Le serveur ne permet pas d’écrire dans ce dossier. Vérifiez les droits de cet utilisateur chez l’hébergeur. ${WHOLE}`,
    4: `Le serveur a refusé un fichier : le plus souvent, la place y manque. Libérez-en chez l’hébergeur. ${WHOLE}`,
  }
  const sentence = sentences[String(error.code)]
  return new PublishError(sentence ?? `La connexion à « ${host} » s’est interrompue. ${WHOLE}`)
}
