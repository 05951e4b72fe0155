// The keys of servers that the owner has accepted, in the format of OpenSSH's `known_hosts`.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { DeployError } from '../deploy-error.ts'
import type { Sending } from '../Sending.ts'
import type { SftpTarget } from '../target.ts'

/** The fingerprint of a server's key, as `ssh` shows it. */
export const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

/** Checks the key of a server, and records it if the owner has just accepted it. @throws {DeployError} */
export function checkHostKey(
  { host, port }: SftpTarget,
  key: Buffer,
  { knownHosts: file, acceptedKey }: Pick<Sending, 'knownHosts' | 'acceptedKey'>,
) {
  const name = port === 22 ? host : `[${host}]:${port}`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = text.split(/\r?\n/).map((line) => line.split(' '))
  const recordedKeys = lines.filter(([server]) => server === name).map(([, , recorded]) => recorded)
  const encoded = key.toString('base64')
  if (recordedKeys.includes(encoded)) return
  const fingerprint = fingerprintOf(key)
  if (recordedKeys.length > 0) {
    throw new DeployError('changed-host-key', { host, fingerprint, file })
  }
  if (acceptedKey !== fingerprint) throw new DeployError('unknown-host-key', { host, fingerprint })
  // The first four bytes of a key are the length of its type's name, e.g. `ssh-ed25519`, which follows.
  const type = key.subarray(4, 4 + key.readUInt32BE()).toString()
  const separator = text === '' || text.endsWith('\n') ? '' : '\n'
  appendFileSync(file, `${separator}${name} ${type} ${encoded}\n`)
}
