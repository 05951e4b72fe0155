// A connection to an SFTP server: the few things that a publication asks of it, as promises whose
// errors are `DeployError`s.
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import ssh2, { type AnyAuthMethod, type SFTPWrapper } from 'ssh2'
import { type DeployCode, DeployError } from './deploy-error.ts'
import { checkHostKey } from './known-hosts.ts'
import type { SftpTarget } from './target.ts'

export type Credentials = {
  /** A password, or the text of a private key; without it, the agent's keys and those of `~/.ssh`. */
  secret?: string | undefined
  /** Fingerprint of the server's key that the owner has just accepted. */
  acceptedKey?: string | undefined
  /** Where accepted keys are recorded. */
  knownHosts: string
}

export type Remote = Awaited<ReturnType<typeof connect>>

/** https://www.ietf.org/archive/id/draft-ietf-secsh-filexfer-02.txt, section 7 */
const statusCodes: Record<number, DeployCode> = {
  2: 'no-such-file',
  3: 'no-permission',
  4: 'write-refused',
}

const socketCodes: Record<string, DeployCode> = {
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ECONNREFUSED: 'connection-refused',
}

/** @throws {DeployError} */
export async function connect(target: SftpTarget, credentials: Credentials) {
  const { host } = target
  const client = new ssh2.Client()
  const lost = new Promise<never>((_, reject) => {
    const lose = (code: DeployCode) => reject(new DeployError(code, { host }))
    client.on('error', (error: Error & { level?: string; code?: string }) => {
      // Without its agent, the next way to authenticate is tried.
      if (error.level === 'agent') return
      if (error.level === 'client-authentication') {
        lose(credentials.secret ? 'refused-secret' : 'needs-password')
      } else lose(socketCodes[error.code ?? ''] ?? 'connection-lost')
    })
    client.on('close', () => lose('connection-lost'))
    client.connect({
      host,
      port: target.port,
      username: target.user,
      authHandler: authenticationsOf(target, credentials),
      readyTimeout: 20_000,
      keepaliveInterval: 10_000,
      hostVerifier: (key: Buffer) => {
        try {
          const { knownHosts: file, acceptedKey: accepted } = credentials
          checkHostKey(target, key, { file, accepted })
          return true
        } catch (error) {
          reject(error)
          return false
        }
      },
    })
  })
  // Each call below waits for it too; between two of them nobody does.
  lost.catch(() => {})

  /** Waits for the answer to one request, or for the end of the connection. */
  const ask = <Result = void>(
    what: string,
    send: (done: (error?: Error | null, result?: Result) => void) => void,
  ) =>
    Promise.race([
      lost,
      new Promise<Result>((resolve, reject) => {
        send((error, result) => {
          const { code = 0 } = (error ?? {}) as { code?: number | string }
          const known = code === 'ENOENT' ? 'site-changed' : statusCodes[Number(code)]
          if (error) reject(new DeployError(known ?? 'connection-lost', { host, path: what }))
          else resolve(result as Result)
        })
      }),
    ])

  await Promise.race([lost, new Promise<void>((resolve) => client.on('ready', () => resolve()))])
  // A request is small, and the next one waits for its answer.
  client.setNoDelay(true)
  const sftp = await ask<SFTPWrapper>(host, (done) => client.sftp(done))

  const rename = (from: string, to: string) => ask(to, (done) => sftp.rename(from, to, done))
  const remove = (path: string) =>
    ask(path, (done) => sftp.unlink(path, done)).catch((error: DeployError) => {
      if (error.code !== 'no-such-file') throw error
    })

  /** Renames over what stands there, where the server has this request of OpenSSH. */
  async function replace(from: string, to: string) {
    try {
      await ask(to, (done) => sftp.ext_openssh_rename(from, to, done))
    } catch {
      await replaceInSteps(from, to)
    }
  }

  /** SFTP 3 renames over nothing: what stands there goes aside, and comes back if need be. */
  async function replaceInSteps(from: string, to: string) {
    const isRenamed = await rename(from, to).then(
      () => true,
      () => false,
    )
    if (isRenamed) return
    const aside = asideOf(to)
    await rename(to, aside)
    try {
      await rename(from, to)
    } catch (error) {
      await rename(aside, to)
      throw error
    }
    await remove(aside)
  }

  return {
    home: () => ask<string>('.', (done) => sftp.realpath('.', done)),
    isFolder: (path: string) =>
      ask<{ isDirectory: () => boolean }>(path, (done) => sftp.stat(path, done)).then(
        (stats) => stats.isDirectory(),
        () => false,
      ),
    makeFolder: (path: string) => ask(path, (done) => sftp.mkdir(path, done)),
    /** Names and sizes in bytes; a folder's name ends with a slash. */
    async list(path: string) {
      type Entries = { filename: string; attrs: { size: number; isDirectory: () => boolean } }[]
      const entries = await ask<Entries>(path, (done) => sftp.readdir(path, done))
      return entries
        .filter(({ filename }) => filename !== '.' && filename !== '..')
        .map(({ filename, attrs }) => ({
          name: attrs.isDirectory() ? `${filename}/` : filename,
          size: attrs.size,
        }))
    },
    /** Nothing where there is no such file. */
    read: (path: string) =>
      ask<Buffer>(path, (done) => sftp.readFile(path, done)).then(String, (error: DeployError) => {
        if (error.code !== 'no-such-file') throw error
      }),
    /** @param flag `wx` refuses to write where there is a file */
    write: (path: string, text: string, flag: 'w' | 'wx' = 'w') =>
      ask(path, (done) => sftp.writeFile(path, text, { flag }, done)),
    /** @param onBytes is told how many more bytes were sent */
    send: (local: string, path: string, onBytes: (count: number) => void) =>
      ask(path, (done) =>
        sftp.fastPut(local, path, { step: (_total, count) => onBytes(count) }, done),
      ),
    rename,
    remove,
    replace,
    close: () => client.end(),
  }
}

/** Marks what a publication writes for a while; Apache denies such names wherever they stand. */
export const TEMPORARY = '.ht-publication'

/** A temporary name in the folder of a file. */
export const temporaryOf = (path: string) => path.replace(/[^/]*$/, `${TEMPORARY}.$&`)
const asideOf = (path: string) => path.replace(/[^/]*$/, `${TEMPORARY}-old.$&`)
/** The file that was put aside under this name; nothing for other names. */
export const fileAside = (path: string) =>
  path.includes(`/${TEMPORARY}-old.`) ? path.replace(`${TEMPORARY}-old.`, '') : undefined

/** A secret was given for this time, and is the only one tried: servers count failures. */
function authenticationsOf(
  { user: username }: SftpTarget,
  { secret }: Credentials,
): AnyAuthMethod[] {
  if (secret?.startsWith('-----BEGIN')) return [{ type: 'publickey', username, key: secret }]
  if (secret) {
    return [
      { type: 'password', username, password: secret },
      {
        type: 'keyboard-interactive',
        username,
        prompt: (_name, _instructions, _language, _prompts, answer) => answer([secret]),
      },
    ]
  }
  const windows = process.platform === 'win32' && '\\\\.\\pipe\\openssh-ssh-agent'
  const agent = process.env.SSH_AUTH_SOCK || windows
  const keys = ['id_ed25519', 'id_ecdsa', 'id_rsa']
    .map((name) => join(homedir(), '.ssh', name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
  return [
    ...(agent ? [{ type: 'agent' as const, username, agent }] : []),
    ...keys.map((key) => ({ type: 'publickey' as const, username, key })),
  ]
}
