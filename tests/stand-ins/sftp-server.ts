// Runs an SFTP server in the test's process over a folder, with the faults that real servers have.
import { once } from 'node:events'
import { existsSync, type Stats } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import ssh2, { type Attributes, type Connection, type SFTPWrapper } from 'ssh2'

const { flagsToString, STATUS_CODE } = ssh2.utils.sftp

export const PASSWORD = 'sésame-9f3'

export type Faults = {
  /** Whether the server offers posix-rename, which replaces an existing file. */
  hasPosixRename?: boolean
  /** How many more bytes may be written before the disk is full. */
  quota?: number
  /** How many more requests are answered before the connection breaks. */
  requests?: number
  /** Whether the server forbids to set the rights of a file. */
  forbidsRights?: boolean
  /** Paths that nobody may write. */
  refused?: RegExp
}

/** Makes an ECDSA key: one in 256 Ed25519 keys made by ssh2 1.17 can be read by no program, not even ssh2. */
export const makeKey = () => ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })

/** Starts an SFTP server over a folder, which accepts `PASSWORD`; `faults` may change while it runs. */
export async function startSftpServer(folder: string, faults: Faults = {}, key = makeKey()) {
  const connections = new Set<Connection>()
  const server = new ssh2.Server({ hostKeys: [key.private] }, (connection) => {
    connections.add(connection)
    // The server's connections have the method `setNoDelay`, but the types of ssh2 give it only to clients.
    ;(connection as unknown as ssh2.Client).setNoDelay(true)
    connection.on('error', () => {})
    connection.on('close', () => connections.delete(connection))
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
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      for (const connection of connections) connection.end()
      server.close()
    },
  }
}

type Handle = { path: string; file?: FileHandle; entries?: string[] }

const refuse = (code: string) => Object.assign(new Error(code), { code })
const statuses: Record<string, number> = {
  ENOENT: STATUS_CODE.NO_SUCH_FILE,
  EACCES: STATUS_CODE.PERMISSION_DENIED,
  UNSUPPORTED: STATUS_CODE.OP_UNSUPPORTED,
}

function serve(sftp: SFTPWrapper, connection: Connection, folder: string, faults: Faults) {
  if (faults.hasPosixRename !== false) offerPosixRename(sftp)
  const handles: Handle[] = []
  connection.on('close', () => {
    for (const { file } of handles) void file?.close()
  })
  const disk = (path: string) => join(folder, path)
  const give = (id: number, handle: Handle) => {
    handles.push(handle)
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(handles.length - 1)
    sftp.handle(id, bytes)
  }
  const taken = (handle: Buffer) => handles[handle.readUInt32BE()] ?? { path: '/' }
  // Clients write `./www` for a path in the user's own folder, which is `/` on this server.
  const writable = (path: string) => {
    if (faults.refused?.test(join('/', path))) throw refuse('EACCES')
    return disk(path)
  }

  /** Answers a request with what `act` sends; with « OK » where it sends nothing, and returns `true`. */
  const answer = async (id: number, act: () => Promise<unknown>) => {
    if (faults.requests !== undefined) {
      faults.requests -= 1
      if (faults.requests < 0) {
        connection.end()
        return
      }
    }
    try {
      if ((await act()) === true) sftp.status(id, STATUS_CODE.OK)
    } catch (error) {
      const { code = '' } = error as { code?: string }
      sftp.status(id, statuses[code] ?? STATUS_CODE.FAILURE)
    }
  }

  sftp.on('OPEN', (id, path, flags) =>
    answer(id, async () => {
      const mode = flagsToString(flags) ?? 'r'
      give(id, { path, file: await open(mode === 'r' ? disk(path) : writable(path), mode) })
    }),
  )
  sftp.on('WRITE', (id, handle, offset, data) =>
    answer(id, async () => {
      if (faults.quota !== undefined) faults.quota -= data.length
      if ((faults.quota ?? 0) < 0) throw refuse('ENOSPC')
      await taken(handle).file?.write(data, 0, data.length, offset)
      return true
    }),
  )
  sftp.on('READ', (id, handle, offset, length) =>
    answer(id, async () => {
      const buffer = Buffer.alloc(length)
      const read = await taken(handle).file?.read(buffer, 0, length, offset)
      if (!read?.bytesRead) sftp.status(id, STATUS_CODE.EOF)
      else sftp.data(id, buffer.subarray(0, read.bytesRead))
    }),
  )
  sftp.on('CLOSE', (id, handle) =>
    answer(id, async () => {
      await taken(handle).file?.close()
      return true
    }),
  )
  sftp.on('OPENDIR', (id, path) =>
    answer(id, async () =>
      give(id, { path, entries: ['.', '..', ...(await readdir(disk(path)))] }),
    ),
  )
  sftp.on('READDIR', (id, handle) =>
    answer(id, async () => {
      const directory = taken(handle)
      const entries = directory.entries ?? []
      directory.entries = []
      if (entries.length === 0) return sftp.status(id, STATUS_CODE.EOF)
      const names = entries.map(async (filename) => ({
        filename,
        longname: filename,
        attrs: attributesOf(await stat(disk(join(directory.path, filename)))),
      }))
      sftp.name(id, await Promise.all(names))
    }),
  )
  for (const event of ['STAT', 'LSTAT'] as const) {
    sftp.on(event, (id: number, path: string) =>
      answer(id, async () => sftp.attrs(id, attributesOf(await stat(disk(path))))),
    )
  }
  sftp.on('REALPATH', (id, path) => {
    const filename = join('/', path)
    void answer(id, async () => {
      sftp.name(id, [{ filename, longname: filename, attrs: {} as Attributes }])
    })
  })
  sftp.on('SETSTAT', (id) =>
    answer(id, async () => {
      if (faults.forbidsRights) throw refuse('EACCES')
      return true
    }),
  )
  sftp.on('MKDIR', (id, path) =>
    answer(id, async () => {
      await mkdir(writable(path))
      return true
    }),
  )
  sftp.on('REMOVE', (id, path) =>
    answer(id, async () => {
      await rm(writable(path))
      return true
    }),
  )
  sftp.on('RENAME', (id, from, to) =>
    answer(id, async () => {
      if (existsSync(disk(to))) throw refuse('EEXIST')
      await rename(disk(from), writable(to))
      return true
    }),
  )
  sftp.on('EXTENDED', (id, name, data) =>
    answer(id, async () => {
      const isOffered = faults.hasPosixRename !== false
      if (name !== 'posix-rename@openssh.com' || !isOffered) throw refuse('UNSUPPORTED')
      const length = data.readUInt32BE()
      const from = data.subarray(4, 4 + length).toString()
      const to = data.subarray(8 + length).toString()
      await rename(disk(from), writable(to))
      return true
    }),
  )
}

/** Announces the extension posix-rename as OpenSSH does: ssh2's server announces none. */
function offerPosixRename(sftp: object) {
  type Protocol = { channelData: (channel: number, data: Buffer) => void }
  const { _protocol: protocol } = sftp as { _protocol: Protocol }
  const { channelData } = protocol
  protocol.channelData = (channel, data) => {
    protocol.channelData = channelData
    const texts = ['posix-rename@openssh.com', '1'].map((text) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(text.length)
      return Buffer.concat([length, Buffer.from(text)])
    })
    const greeting = Buffer.concat([data, ...texts])
    greeting.writeUInt32BE(greeting.length - 4)
    protocol.channelData(channel, greeting)
  }
}

/** The server of ssh2 takes times as dates, though its types ask for numbers. */
const attributesOf = (stats: Stats) => stats as unknown as Attributes
