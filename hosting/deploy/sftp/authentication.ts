// Lists the ways in which a publication proves to an SFTP server who the owner is.
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { AnyAuthMethod } from 'ssh2'

/** What a private key begins with: `-----BEGIN OPENSSH PRIVATE KEY-----` */
const PRIVATE_KEY_START = '-----BEGIN'

/** The agent of OpenSSH on Windows, which sets no `SSH_AUTH_SOCK`. */
const WINDOWS_AGENT = '\\\\.\\pipe\\openssh-ssh-agent'

/** The names that `ssh-keygen` gives to private keys. */
const KEY_NAMES = ['id_ed25519', 'id_ecdsa', 'id_rsa']

/**
 * Lists what ssh2 tries in turn. A secret that the owner has given is the only one tried, because
 * servers count failures.
 *
 * @param secret a private key or a password; without it, the keys of this machine are tried
 */
export function listAuthentications(username: string, secret?: string): AnyAuthMethod[] {
  if (!secret) return [...listAgents(username), ...listOwnKeys(username)]
  if (secret.startsWith(PRIVATE_KEY_START)) return [{ type: 'publickey', username, key: secret }]
  return [
    { type: 'password', username, password: secret },
    // Some servers take a password only as the answer to a question.
    {
      type: 'keyboard-interactive',
      username,
      prompt: (_name, _instructions, _language, _prompts, answer) => answer([secret]),
    },
  ]
}

/** Lists the SSH agent, which holds keys that its user has unlocked, where one may run. */
function listAgents(username: string): AnyAuthMethod[] {
  const socket = process.env.SSH_AUTH_SOCK
  if (socket) return [{ type: 'agent', username, agent: socket }]
  if (process.platform === 'win32') return [{ type: 'agent', username, agent: WINDOWS_AGENT }]
  return []
}

function listOwnKeys(username: string): AnyAuthMethod[] {
  const files = KEY_NAMES.map((name) => join(homedir(), '.ssh', name))
  return files
    .filter((file) => existsSync(file))
    .map((file) => ({ type: 'publickey', username, key: readFileSync(file, 'utf8') }))
}
