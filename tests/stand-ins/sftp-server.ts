// Runs an SFTP server in the test's process over a folder, with the faults that real servers have.

import { once } from 'node:events'
import { existsSync, type Stats } from 'node:fs'
import { chmod, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import ssh2, { type Attributes, type Connection, type Session } from 'ssh2'

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
  onChange?: (act: string, path: string) => void
}

/** Makes an ECDSA key: one in 256 Ed25519 keys made by ssh2 1.17 can be read by no program, not even ssh2. */
export const makeKey = () => ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })

/** Starts an SSH server on this machine that accepts `PASSWORD`. */
export async function startSshServer(
  key: ReturnType<typeof makeKey>,
  onSession: (session: Session, connection: Connection) => void,
) {
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
    connection.on('session', (accept) => onSession(accept(), connection))
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

/** Starts an SFTP server over a folder; `faults` may change while it runs. */
export function startSftpServer(folder: string, faults: Faults = {}, key = makeKey()) {
  function serve(sftp: ReturnType<import('ssh2').AcceptSftpConnection>, connection: Connection) {
    if (faults.hasPosixRename !== false) offerPosixRename(sftp)
    const handles: Handle[] = []
    connection.on('close', () => {
      for (const { file } of handles) void file?.close()
    })
    const disk = (path: string) => join(folder, path)
    const give = (handle: Handle) => {
      handles.push(handle)
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(handles.length - 1)
      return bytes
    }
    const taken = (handle: Buffer) => {
      const found = handles[handle.readUInt32BE()]
      if (!found) throw new Error('no such handle')
      return found
    }
    const change = (act: string, given: string) => {
      // Clients write `./www` for a path in the user's own folder, which is `/` on this server.
      const path = join('/', given)
      if (faults.refused?.test(path)) throw Object.assign(new Error(), { code: 'EACCES' })
      faults.onChange?.(act, path)
    }

    const answer = async (id: number, act: () => Promise<void>) => {
      if (faults.requests !== undefined) {
        faults.requests -= 1
        if (faults.requests < 0) {
          connection.end()
          return
        }
      }
      try {
        await act()
      } catch (error) {
        const { code } = error as { code?: string }
        const statuses: Record<string, number> = {
          ENOENT: STATUS_CODE.NO_SUCH_FILE,
          EACCES: STATUS_CODE.PERMISSION_DENIED,
        }
        sftp.status(id, statuses[code ?? ''] ?? STATUS_CODE.FAILURE)
      }
    }
    const ok = (id: number) => sftp.status(id, STATUS_CODE.OK)

    sftp.on('OPEN', (id, path, flags) =>
      answer(id, async () => {
        const mode = flagsToString(flags) ?? 'r'
        if (mode !== 'r') change('write', path)
        sftp.handle(id, give({ path, file: await open(disk(path), mode, 0o600) }))
      }),
    )
    sftp.on('WRITE', (id, handle, offset, data) =>
      answer(id, async () => {
        if (faults.quota !== undefined) {
          faults.quota -= data.length
          if (faults.quota < 0) throw new Error('quota')
        }
        await taken(handle).file?.write(data, 0, data.length, offset)
        ok(id)
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
        ok(id)
      }),
    )
    sftp.on('OPENDIR', (id, path) =>
      answer(id, async () => {
        sftp.handle(id, give({ path, entries: ['.', '..', ...(await readdir(disk(path)))] }))
      }),
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
    const giveStats = (id: number, path: string) =>
      answer(id, async () => sftp.attrs(id, attributesOf(await stat(disk(path)))))
    sftp.on('STAT', giveStats)
    sftp.on('LSTAT', giveStats)
    sftp.on('REALPATH', (id, path) =>
      answer(id, async () => {
        const filename = join('/', path)
        sftp.name(id, [{ filename, longname: filename, attrs: {} as Attributes }])
      }),
    )
    sftp.on('SETSTAT', (id, path, { mode }) =>
      answer(id, async () => {
        if (faults.forbidsRights) throw Object.assign(new Error(), { code: 'EACCES' })
        await chmod(disk(path), mode)
        ok(id)
      }),
    )
    sftp.on('MKDIR', (id, path) =>
      answer(id, async () => {
        change('folder', path)
        await mkdir(disk(path), 0o700)
        ok(id)
      }),
    )
    sftp.on('REMOVE', (id, path) =>
      answer(id, async () => {
        change('remove', path)
        await rm(disk(path))
        ok(id)
      }),
    )
    sftp.on('RENAME', (id, from, to) =>
      answer(id, async () => {
        if (existsSync(disk(to))) throw new Error('exists')
        change('rename', to)
        await rename(disk(from), disk(to))
        ok(id)
      }),
    )
    sftp.on('EXTENDED', (id, name, data) =>
      answer(id, async () => {
        if (name !== 'posix-rename@openssh.com' || faults.hasPosixRename === false) {
          return sftp.status(id, STATUS_CODE.OP_UNSUPPORTED)
        }
        const length = data.readUInt32BE()
        const from = data.subarray(4, 4 + length).toString()
        const to = data.subarray(8 + length).toString()
        change('rename', to)
        await rename(disk(from), disk(to))
        ok(id)
      }),
    )
  }

  return startSshServer(key, (session, connection) => {
    session.on('sftp', (acceptSftp) => serve(acceptSftp(), connection))
  })
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
