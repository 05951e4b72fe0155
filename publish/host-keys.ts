// The keys of servers that the owner has accepted, in the format of OpenSSH's `known_hosts`.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { SftpAddress } from '../owner/sftp-address.ts'
import { PublishError, UNCHANGED } from './PublishError.ts'

/**
 * Checks the key of a server, and records it if the owner has just accepted it.
 *
 * @param file in which accepted keys are recorded
 * @param acceptedKey the fingerprint that the owner has just accepted
 * @returns why nothing may be sent, or what the owner must answer first; nothing for a key that is accepted
 */
export function refuseHostKey(
  { host, port }: SftpAddress,
  key: Buffer,
  file: string,
  acceptedKey: string | undefined,
): PublishError | undefined {
  const name = port === 22 ? host : `[${host}]:${port}`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = text.split(/\r?\n/).map((line) => line.split(' '))
  const recordedKeys = lines.filter(([server]) => server === name).map(([, , recorded]) => recorded)
  const encoded = key.toString('base64')
  if (recordedKeys.includes(encoded)) return undefined
  const hash = createHash('sha256').update(key).digest('base64').replace(/=+$/, '')
  const fingerprint = `SHA256:${hash}`
  if (recordedKeys.length > 0) {
    return new PublishError(
      `« ${host} » présente une autre clé que celle que vous aviez acceptée : ${fingerprint}. Soit l’hébergeur a changé de serveur, soit quelqu’un se fait passer pour lui. ${UNCHANGED} Demandez à votre hébergeur ; s’il confirme cette empreinte, retirez la ligne de « ${host} » dans ${file}, puis relancez.`,
    )
  }
  if (acceptedKey !== fingerprint) {
    return new PublishError(
      `Premier contact avec « ${host} », dont l’empreinte est ${fingerprint}. Comparez-la, si vous le pouvez, à celle que donne votre hébergeur. Est-ce bien lui ?`,
      { label: 'Oui, c’est mon hébergeur', answer: { acceptedKey: fingerprint } },
    )
  }
  // The first four bytes of a key are the length of its type's name, e.g. `ssh-ed25519`, which follows.
  const type = key.subarray(4, 4 + key.readUInt32BE()).toString()
  const separator = text === '' || text.endsWith('\n') ? '' : '\n'
  appendFileSync(file, `${separator}${name} ${type} ${encoded}\n`)
  return undefined
}
