// A connection to an SFTP server, whose requests are promises that reject with a `DeployError`.
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ssh2, {
  type AnyAuthMethod,
  type FileEntryWithStats,
  type SFTPWrapper,
  type Stats,
} from 'ssh2'
import { type DeployCode, DeployError } from '../deploy-error.ts'
import type { Sending } from '../Sending.ts'
import type { SftpTarget } from '../target.ts'
import { checkHostKey } from './known-hosts.ts'

export type Remote = Awaited<ReturnType<typeof connect>>

/** What the code of an error of Node or of the SFTP server means for a publication. */
const codes: Record<string, DeployCode> = {
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ECONNREFUSED: 'connection-refused',
  // The file that is being sent has gone from this disk.
  ENOENT: 'site-changed',
  // https://www.ietf.org/archive/id/draft-ietf-secsh-filexfer-02.txt, section 7
  2: 'no-such-file',
  3: 'no-permission',
  4: 'write-refused',
}

/** @throws {DeployError} */
export async function connect(target: SftpTarget, sending: Sending) {
  const { host, port, user: username } = target
  const client = new ssh2.Client()
  const toDeployError = (error: Error & { code?: string | number }, path = '') =>
    error instanceof DeployError
      ? error
      : new DeployError(codes[error.code ?? ''] ?? 'connection-lost', { host, path })

  // Rejects when there is no connection any more: ssh2 then leaves new requests without an answer.
  const lost = new Promise<never>((_, reject) => {
    client.on('error', (error: Error & { level?: string }) => {
      // ssh2 tries the next way to authenticate where no agent answers.
      if (error.level === 'agent') return
      const refused = sending.secret ? 'refused-secret' : 'needs-password'
      const isRefused = error.level === 'client-authentication'
      reject(isRefused ? new DeployError(refused, { host }) : toDeployError(error))
    })
    client.on('close', () => reject(new DeployError('connection-lost', { host })))
    client.connect({
      host,
      port,
      username,
      authHandler: listAuthentications(username, sending.secret),
      readyTimeout: 20_000,
      keepaliveInterval: 10_000,
      hostVerifier: (key: Buffer) => {
        try {
          checkHostKey(target, key, sending)
          return true
        } catch (error) {
          reject(error)
          return false
        }
      },
    })
  })
  // Node would stop at a rejection that nobody awaits, between two requests.
  lost.catch(() => {})
  await Promise.race([lost, new Promise((resolve) => client.on('ready', () => resolve(true)))])
  // Requests are small, and each waits for the answer to the one before.
  client.setNoDelay(true)

  /** @param path that the error quotes */
  async function ask<Result = void>(
    path: string,
    send: (done: (error: Error | null | undefined, result: Result) => void) => void,
  ) {
    try {
      return await Promise.race([lost, promisify(send)()])
    } catch (error) {
      throw toDeployError(error as Error, path)
    }
  }
  const sftp = await ask<SFTPWrapper>(host, (done) => client.sftp(done))

  /** Does nothing where there is no such file. */
  const remove = (path: string) =>
    ask(path, (done) => sftp.unlink(path, done)).catch(ignoreMissingFile)
  const isFolder = (path: string) =>
    ask<Stats>(path, (done) => sftp.stat(path, done)).then(
      (stats) => stats.isDirectory(),
      () => false,
    )

  return {
    isFolder,
    /** Does nothing where there is one. */
    async makeFolder(path: string) {
      if (!(await isFolder(path))) await ask(path, (done) => sftp.mkdir(path, done))
    },
    /** Nothing where there is no such folder. */
    list: async (path: string) =>
      (await ask<FileEntryWithStats[]>(path, (done) => sftp.readdir(path, done)).catch(
        ignoreMissingFile,
      )) ?? [],
    /** Nothing where there is no such file. */
    read: (path: string) =>
      ask<Buffer>(path, (done) => sftp.readFile(path, done)).then(String, ignoreMissingFile),
    write: (path: string, text: string) => ask(path, (done) => sftp.writeFile(path, text, done)),
    /** Opens a new file for `overwrite`; rejects where there is a file of that name. */
    create: (path: string) => ask<Buffer>(path, (done) => sftp.open(path, 'wx', done)),
    overwrite: (handle: Buffer, text: string) =>
      ask('', (done) => sftp.write(handle, Buffer.from(text), 0, text.length, 0, done)),
    /** @param onBytes is given the number of bytes that each request has sent */
    send: (local: string, path: string, onBytes: (count: number) => void) =>
      ask(path, (done) =>
        sftp.fastPut(local, path, { step: (_total, count) => onBytes(count) }, done),
      ),
    remove,
    /** Renames over an existing file. */
    async replace(from: string, to: string) {
      try {
        await ask(to, (done) => sftp.ext_openssh_rename(from, to, done))
      } catch {
        // SFTP 3 itself renames over nothing, and not all servers have the request of OpenSSH.
        await remove(to)
        await ask(to, (done) => sftp.rename(from, to, done))
      }
    },
    close: () => client.end(),
  }
}

function ignoreMissingFile(error: DeployError): undefined {
  if (error.code !== 'no-such-file') throw error
}

/** A given secret is the only one tried, since servers count failures. */
function listAuthentications(username: string, secret?: string): AnyAuthMethod[] {
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
