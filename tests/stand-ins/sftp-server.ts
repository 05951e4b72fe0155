// Runs an SFTP server in the test's process over a folder, with the faults that real servers have.
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import ssh2, { type Attributes, type Connection, type SFTPWrapper } from 'ssh2'

const { flagsToString, STATUS_CODE } = ssh2.utils.sftp

export const PASSWORD = 'sésame-9f3'

export type Faults = {
  /** Whether it lets nobody set rights, write over a file (as ProFTPD by default) or rename over one. */
  isStrict?: boolean
  /** How many bytes its disk still has room for. */
  room?: number
  /** Whether it then stops answering, and does not say that the disk is full. */
  isSilent?: boolean
  /** How many more requests are answered before the connection breaks. */
  requests?: number
  /** The files that nobody may write. */
  refused?: RegExp
}

/** Makes an ECDSA key: one in 256 Ed25519 keys made by ssh2 1.17 can be read by no program, not even ssh2. */
export const makeKey = (passphrase?: string) =>
  ssh2.utils.generateKeyPairSync('ecdsa', {
    bits: 256,
    ...(passphrase && { passphrase, cipher: 'aes256-cbc', rounds: 1 }),
  })

/** Starts an SFTP server over a folder, which accepts `PASSWORD`; `faults` may change while it runs. */
export async function startSftpServer(folder: string, faults: Faults = {}) {
  const key = makeKey()
  const server = new ssh2.Server({ hostKeys: [key.private] }, (connection) => {
    // The server's connections have the method `setNoDelay`, but the types of ssh2 give it only to clients.
    ;(connection as unknown as ssh2.Client).setNoDelay(true)
    connection.on('error', () => {})
    connection.on('authentication', (attempt) => {
      if (attempt.method === 'password' && attempt.password === PASSWORD) attempt.accept()
      else attempt.reject(['password'])
    })
    connection.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), connection, folder, faults))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** Its line in the file of the keys that the owner has accepted. */
    knownHost: `[127.0.0.1]:${port} ${key.public}\n`,
    stop: () => void server.close(),
  }
}

const refuse = (code: string) => Object.assign(new Error(code), { code })
const statuses: Record<string, number> = {
  ENOENT: STATUS_CODE.NO_SUCH_FILE,
  EACCES: STATUS_CODE.PERMISSION_DENIED,
}

function serve(sftp: SFTPWrapper, connection: Connection, folder: string, faults: Faults) {
  if (!faults.isStrict) offerPosixRename(sftp)
  /** What a client has opened: a file, by its number, or the names in a folder. A handle is its index. */
  const opened: (number | { path: string; names: string[] })[] = []
  const disk = (path: string) => join(folder, path)
  const writable = (path: string) => {
    if (faults.refused?.test(path)) throw refuse('EACCES')
    return disk(path)
  }
  // The server of ssh2 takes times as dates, though its types ask for numbers.
  const attributes = (path: string) => statSync(disk(path)) as unknown as Attributes
  const giveHandle = (id: number, place: (typeof opened)[number]) => {
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(opened.push(place) - 1)
    sftp.handle(id, handle)
  }
  const fileOf = (handle: Buffer) => Number(opened[handle.readUInt32BE()])

  type Handler = (id: number, ...request: never[]) => unknown
  const answers: Record<string, Handler> = {
    OPEN(id, path: string, flags: number) {
      const mode = flagsToString(flags) ?? 'r'
      if (faults.isStrict && mode !== 'r' && existsSync(disk(path))) throw refuse('EACCES')
      giveHandle(id, openSync(mode === 'r' ? disk(path) : writable(path), mode))
    },
    READ(id, handle: Buffer, offset: number, length: number) {
      const buffer = Buffer.alloc(length)
      const count = readSync(fileOf(handle), buffer, 0, length, offset)
      if (count > 0) sftp.data(id, buffer.subarray(0, count))
      else sftp.status(id, STATUS_CODE.EOF)
    },
    OPENDIR: (id, path: string) => giveHandle(id, { path, names: readdirSync(disk(path)) }),
    READDIR(id, handle: Buffer) {
      const { path, names } = opened[handle.readUInt32BE()] as { path: string; names: string[] }
      if (names.length === 0) return sftp.status(id, STATUS_CODE.EOF)
      const describe = (filename: string) => {
        return { filename, longname: filename, attrs: attributes(join(path, filename)) }
      }
      sftp.name(id, names.splice(0).map(describe))
    },
    LSTAT: (id, path: string) => sftp.attrs(id, attributes(path)),
    REALPATH(id, path: string) {
      const filename = join('/', path)
      sftp.name(id, [{ filename, longname: filename, attrs: {} as Attributes }])
    },
  }
  /** What is answered with « OK ». */
  const actions: Record<string, Handler> = {
    WRITE(_, handle: Buffer, offset: number, data: Buffer) {
      if (faults.room !== undefined) faults.room -= data.length
      if ((faults.room ?? 0) < 0) throw refuse('ENOSPC')
      writeSync(fileOf(handle), data, 0, data.length, offset)
    },
    CLOSE(_, handle: Buffer) {
      const place = opened[handle.readUInt32BE()]
      if (typeof place === 'number') closeSync(place)
    },
    SETSTAT() {
      if (faults.isStrict) throw refuse('EACCES')
    },
    MKDIR: (_, path: string) => mkdirSync(writable(path)),
    REMOVE(_, path: string) {
      if (faults.room !== undefined) faults.room += attributes(path).size
      rmSync(writable(path))
    },
    RENAME(_, from: string, to: string) {
      if (existsSync(disk(to))) throw refuse('EEXIST')
      renameSync(disk(from), writable(to))
    },
    // The one extension that is announced is posix-rename: a client asks for no other.
    EXTENDED(_, _name: string, data: Buffer) {
      const length = data.readUInt32BE()
      const from = data.subarray(4, 4 + length).toString()
      const to = data.subarray(8 + length).toString()
      renameSync(disk(from), writable(to))
    },
  }
  for (const [event, handle] of Object.entries({ ...answers, ...actions })) {
    sftp.on(event as 'OPEN', (id: number, ...request: unknown[]) => {
      if (faults.requests !== undefined) faults.requests -= 1
      if ((faults.requests ?? 0) < 0) return connection.end()
      try {
        handle(id, ...(request as never[]))
        if (event in actions) sftp.status(id, STATUS_CODE.OK)
      } catch (error) {
        const { code = '' } = error as { code?: string }
        if (code === 'ENOSPC' && faults.isSilent) return
        sftp.status(id, statuses[code] ?? STATUS_CODE.FAILURE)
      }
    })
  }
}

/** Announces the extension posix-rename, version 1, as OpenSSH does: ssh2's server announces none. */
function offerPosixRename(sftp: object) {
  type Protocol = { channelData: (channel: number, data: Buffer) => void }
  const { _protocol: protocol } = sftp as { _protocol: Protocol }
  const { channelData } = protocol
  const extension = Buffer.from('\0\0\0\x18posix-rename@openssh.com\0\0\0\x011')
  protocol.channelData = (channel, data) => {
    protocol.channelData = channelData
    const greeting = Buffer.concat([data, extension])
    greeting.writeUInt32BE(greeting.length - 4)
    protocol.channelData(channel, greeting)
  }
}
