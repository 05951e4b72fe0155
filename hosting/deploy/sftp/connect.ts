// Opens the connection of a publication to an SFTP server. Each request is a promise that rejects when the
// connection is lost, after which ssh2 calls no callback any more. Every error is a `DeployError`.
import { promisify } from 'node:util'
import ssh2, { type Client, type FileEntryWithStats, type SFTPWrapper, type Stats } from 'ssh2'
import { type DeployCode, DeployError } from '../deploy-error.ts'
import type { Sending } from '../Sending.ts'
import type { SftpTarget } from '../target.ts'
import { listAuthentications } from './authentication.ts'
import { checkHostKey } from './known-hosts.ts'

export type Remote = Awaited<ReturnType<typeof connect>>

/** Error of ssh2: `code` is a name of Node's or a status of SFTP; `level` is the step that failed. */
type SftpError = Error & { code?: string | number; level?: string }

/** Makes a request by a method of ssh2. The message of an error quotes `path`. */
type Ask = <Result = void>(
  path: string,
  send: (done: (error: Error | null | undefined, result: Result) => void) => void,
) => Promise<Result>

const CONNECT_TIMEOUT_MS = 20_000
const KEEPALIVE_MS = 10_000

const nodeCodes: Record<string, DeployCode> = {
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ECONNREFUSED: 'connection-refused',
  // Node's code, for a file that is gone from the owner's machine. SFTP has a status of its own, below.
  ENOENT: 'site-changed',
}

/** Statuses of SFTP, from https://www.ietf.org/archive/id/draft-ietf-secsh-filexfer-02.txt, section 7. */
const sftpStatuses: Record<number, DeployCode> = {
  2: 'no-such-file',
  3: 'no-permission',
  4: 'write-refused',
}

function toDeployError(error: SftpError, host: string, path = ''): DeployError {
  if (error instanceof DeployError) return error
  const { code = '' } = error
  const deployCode = typeof code === 'number' ? sftpStatuses[code] : nodeCodes[code]
  // All other errors mean that the connection was cut or never made: the owner is told to try again.
  return new DeployError(deployCode ?? 'connection-lost', { host, path })
}

/** @throws {DeployError} */
export async function connect(target: SftpTarget, sending: Sending) {
  const { host } = target
  const client = new ssh2.Client()
  const connectionLoss = openConnection(client, target, sending)
  const ready = new Promise<void>((resolve) => client.on('ready', resolve))
  await Promise.race([connectionLoss, ready])
  // Small requests are sent at once. By default, TCP holds a small one back until the server has acknowledged
  // the last.
  client.setNoDelay(true)

  const ask: Ask = async (path, send) => {
    try {
      return await Promise.race([connectionLoss, promisify(send)()])
    } catch (error) {
      throw toDeployError(error as SftpError, host, path)
    }
  }
  const sftp = await ask<SFTPWrapper>(host, (done) => client.sftp(done))
  return makeRequests(sftp, ask, () => client.end())
}

/** @returns a promise that rejects when the connection fails or is lost, and never resolves */
function openConnection(client: Client, target: SftpTarget, sending: Sending): Promise<never> {
  const { host, port, user: username } = target
  const connectionLoss = new Promise<never>((_, reject) => {
    client.on('error', (error: SftpError) => {
      // An SSH agent that does not answer stops nothing: ssh2 goes on with the next of `listAuthentications`.
      if (error.level === 'agent') return
      if (error.level === 'client-authentication') {
        reject(new DeployError(sending.secret ? 'refused-secret' : 'needs-password', { host }))
      } else {
        reject(toDeployError(error, host))
      }
    })
    client.on('close', () => reject(new DeployError('connection-lost', { host })))
    const hostVerifier = (key: Buffer) => {
      try {
        checkHostKey(target, key, sending)
        return true
      } catch (error) {
        reject(error)
        return false
      }
    }
    client.connect({
      host,
      port,
      username,
      authHandler: listAuthentications(username, sending.secret),
      readyTimeout: CONNECT_TIMEOUT_MS,
      keepaliveInterval: KEEPALIVE_MS,
      hostVerifier,
    })
  })
  // Without this `catch`, Node would stop if the connection is lost while no request awaits this promise.
  connectionLoss.catch(() => {})
  return connectionLoss
}

function makeRequests(sftp: SFTPWrapper, ask: Ask, close: () => void) {
  // The types of ssh2 1.17 lack `_extensions`, which lists what the server can do beyond SFTP 3.
  const { _extensions } = sftp as unknown as { _extensions: Record<string, string> }
  const canRenameOver = _extensions['posix-rename@openssh.com'] === '1'

  async function isFolder(path: string) {
    try {
      const stats = await ask<Stats>(path, (done) => sftp.stat(path, done))
      return stats.isDirectory()
    } catch {
      return false
    }
  }

  async function remove(path: string) {
    await unlessMissing(ask(path, (done) => sftp.unlink(path, done)))
  }

  return {
    isFolder,
    async makeFolder(path: string) {
      if (!(await isFolder(path))) await ask(path, (done) => sftp.mkdir(path, done))
    },
    async list(path: string) {
      const reading = ask<FileEntryWithStats[]>(path, (done) => sftp.readdir(path, done))
      return (await unlessMissing(reading)) ?? []
    },
    async read(path: string) {
      const content = await unlessMissing(ask<Buffer>(path, (done) => sftp.readFile(path, done)))
      return content?.toString()
    },
    remove,
    async replace(from: string, to: string) {
      if (canRenameOver) {
        await ask(to, (done) => sftp.ext_openssh_rename(from, to, done))
      } else {
        // The rename of SFTP 3 fails if the new name is taken, so the file of that name is removed first.
        await remove(to)
        await ask(to, (done) => sftp.rename(from, to, done))
      }
    },
    write: (path: string, text: string) => ask(path, (done) => sftp.writeFile(path, text, done)),
    /** Makes an empty file, and returns its handle; rejects where there is a file of that name. */
    create: (path: string) => ask<Buffer>(path, (done) => sftp.open(path, 'wx', done)),
    overwrite(handle: Buffer, text: string) {
      const bytes = Buffer.from(text)
      return ask('', (done) => sftp.write(handle, bytes, 0, bytes.length, 0, done))
    },
    send: (local: string, path: string, onBytes: (count: number) => void) =>
      ask(path, (done) =>
        sftp.fastPut(local, path, { step: (_total, count) => onBytes(count) }, done),
      ),
    close,
  }
}

async function unlessMissing<Result>(request: Promise<Result>): Promise<Result | undefined> {
  try {
    return await request
  } catch (error) {
    if (error instanceof DeployError && error.code === 'no-such-file') return undefined
    throw error
  }
}
