// The keys of hosts that the owner has accepted, in the form that OpenSSH gives to `known_hosts`.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { DeployError } from './deploy-error.ts'
import type { SftpTarget } from './target.ts'

/** As `ssh` shows it: `SHA256:` and the digest of the key. */
export const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

/**
 * Makes sure that a server is the one that the owner knows.
 *
 * @param file where accepted keys are recorded
 * @param accepted fingerprint that the owner has just accepted
 * @throws {DeployError} on a key that nobody has accepted, and on another one than before
 */
export function checkHostKey(
  { host, port }: SftpTarget,
  key: Buffer,
  { file, accepted }: { file: string; accepted?: string | undefined },
) {
  const name = port === 22 ? host : `[${host}]:${port}`
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = recorded.split(/\r?\n/).filter((line) => line.split(' ')[0] === name)
  const encoded = key.toString('base64')
  if (lines.some((line) => line.split(' ')[2] === encoded)) return
  const fingerprint = fingerprintOf(key)
  if (lines.length > 0) throw new DeployError('changed-host-key', { host, fingerprint, file })
  if (accepted !== fingerprint) throw new DeployError('unknown-host-key', { host, fingerprint })
  // A key begins with the length of the name of its type, then that name.
  const type = key.subarray(4, 4 + key.readUInt32BE()).toString()
  const before = recorded && !recorded.endsWith('\n') ? `${recorded}\n` : recorded
  writeFileSync(file, `${before}${name} ${type} ${encoded}\n`)
}
