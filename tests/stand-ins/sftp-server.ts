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
  /** Whether the server is an old one: it renames over no file, and lets nobody set rights. */
  isOld?: boolean
  /** How many more requests are answered before the connection breaks. */
  requests?: number
  /** The files that cannot be written, and why: their rights, or a full disk. */
  refused?: { files: RegExp; code: 'EACCES' | 'ENOSPC' }
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

/** Sends the answer to a request; where there is none, the answer is « OK ». */
type Reply = (id: number) => unknown

function serve(sftp: SFTPWrapper, connection: Connection, folder: string, faults: Faults) {
  if (!faults.isOld) offerPosixRename(sftp)
  const handles: Handle[] = []
  connection.on('close', () => {
    for (const { file } of handles) void file?.close()
  })
  const disk = (path: string) => join(folder, path)
  const give =
    (handle: Handle): Reply =>
    (id) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(handles.push(handle) - 1)
      sftp.handle(id, bytes)
    }
  const taken = (handle: Buffer) => handles[handle.readUInt32BE()] ?? { path: '/' }
  // Clients write `./www` for a path in the user's own folder, which is `/` on this server.
  const writable = (path: string) => {
    if (faults.refused?.files.test(path)) throw refuse(faults.refused.code)
    return disk(path)
  }
  const status = async (path: string): Promise<Reply> => {
    const attributes = attributesOf(await stat(disk(path)))
    return (id) => sftp.attrs(id, attributes)
  }

  const handlers: Record<
    string,
    (...request: never[]) => Promise<Reply | undefined> | Promise<void>
  > = {
    async open(path: string, flags: number) {
      const mode = flagsToString(flags) ?? 'r'
      return give({ path, file: await open(mode === 'r' ? disk(path) : writable(path), mode) })
    },
    async write(handle: Buffer, offset: number, data: Buffer) {
      await taken(handle).file?.write(data, 0, data.length, offset)
    },
    async read(handle: Buffer, offset: number, length: number) {
      const buffer = Buffer.alloc(length)
      const read = await taken(handle).file?.read(buffer, 0, length, offset)
      if (!read?.bytesRead) return (id) => sftp.status(id, STATUS_CODE.EOF)
      return (id) => sftp.data(id, buffer.subarray(0, read.bytesRead))
    },
    close: async (handle: Buffer) => taken(handle).file?.close(),
    opendir: async (path: string) =>
      give({ path, entries: ['.', '..', ...(await readdir(disk(path)))] }),
    async readdir(handle: Buffer) {
      const directory = taken(handle)
      const entries = directory.entries ?? []
      directory.entries = []
      if (entries.length === 0) return (id) => sftp.status(id, STATUS_CODE.EOF)
      const names = await Promise.all(
        entries.map(async (filename) => ({
          filename,
          longname: filename,
          attrs: attributesOf(await stat(disk(join(directory.path, filename)))),
        })),
      )
      return (id) => sftp.name(id, names)
    },
    stat: status,
    lstat: status,
    async realpath(path: string) {
      const filename = join('/', path)
      return (id) => sftp.name(id, [{ filename, longname: filename, attrs: {} as Attributes }])
    },
    async setstat() {
      if (faults.isOld) throw refuse('EACCES')
    },
    mkdir: (path: string) => mkdir(writable(path)),
    remove: (path: string) => rm(writable(path)),
    async rename(from: string, to: string) {
      if (existsSync(disk(to))) throw refuse('EEXIST')
      await rename(disk(from), writable(to))
    },
    async extended(name: string, data: Buffer) {
      if (name !== 'posix-rename@openssh.com' || faults.isOld) throw refuse('UNSUPPORTED')
      const length = data.readUInt32BE()
      const from = data.subarray(4, 4 + length).toString()
      const to = data.subarray(8 + length).toString()
      await rename(disk(from), writable(to))
    },
  }
  for (const [event, act] of Object.entries(handlers)) {
    sftp.on(event.toUpperCase() as 'OPEN', async (id: number, ...request: unknown[]) => {
      if (faults.requests !== undefined) faults.requests -= 1
      if ((faults.requests ?? 0) < 0) return connection.end()
      try {
        const reply = await act(...(request as never[]))
        if (typeof reply === 'function') reply(id)
        else sftp.status(id, STATUS_CODE.OK)
      } catch (error) {
        const { code = '' } = error as { code?: string }
        sftp.status(id, statuses[code] ?? STATUS_CODE.FAILURE)
      }
    })
  }
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
