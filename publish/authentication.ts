import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { AnyAuthMethod } from 'ssh2'

/** How a private key begins, e.g. with `-----BEGIN OPENSSH PRIVATE KEY-----`; other secrets are passwords. */
const PRIVATE_KEY_START = '-----BEGIN'

/** The address of OpenSSH's agent on Windows, where no variable `SSH_AUTH_SOCK` names it. */
const WINDOWS_AGENT = '\\\\.\\pipe\\openssh-ssh-agent'

/** The names that `ssh-keygen` gives to private keys. */
const KEY_NAMES = ['id_ed25519', 'id_ecdsa', 'id_rsa']

/**
 * Lists what ssh2 tries in turn: the owner's secret (a private key or a password) or, without one, the keys of
 * this machine. It never tries both, because servers cut off a client after a few failures.
 */
export function listAuthentications(username: string, secret?: string): AnyAuthMethod[] {
  if (!secret) return [...listAgents(username), ...listOwnKeys(username)]
  if (secret.startsWith(PRIVATE_KEY_START)) return [{ type: 'publickey', username, key: secret }]
  return [
    { type: 'password', username, password: secret },
    // Some servers refuse the method `password`, and ask a question instead: its answer is the password.
    {
      type: 'keyboard-interactive',
      username,
      prompt: (_name, _instructions, _language, _prompts, answer) => answer([secret]),
    },
  ]
}

/** An agent that does not answer would end the connection: only one that is there is asked. */
function listAgents(username: string): AnyAuthMethod[] {
  const windowsAgent = process.platform === 'win32' ? WINDOWS_AGENT : ''
  const agent = process.env.SSH_AUTH_SOCK || windowsAgent
  return existsSync(agent) ? [{ type: 'agent', username, agent }] : []
}

function listOwnKeys(username: string): AnyAuthMethod[] {
  const files = KEY_NAMES.map((name) => join(homedir(), '.ssh', name))
  return files
    .filter((file) => existsSync(file))
    .map((file) => ({ type: 'publickey', username, key: readFileSync(file, 'utf8') }))
}
