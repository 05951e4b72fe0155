import { sendToNetlify } from './netlify.ts'
import type { Progress } from './progress.ts'
import { sendBySftp } from './sftp/sftp.ts'
import type { Target } from './target.ts'

export type Sending = {
  /** Folder of the built site. */
  out: string
  /** Password, private key or token; without it, SFTP tries the SSH agent's keys and `~/.ssh`. */
  secret?: string | undefined
  /** Fingerprint of the server's key that the owner has just accepted. */
  acceptedKey?: string | undefined
  /** File that records the accepted keys of servers. */
  knownHosts: string
  /** The owner agrees that files of somebody else are overwritten. */
  mayReplace?: boolean | undefined
  onProgress: (progress: Progress) => void
  /** Stops the publication if visitors see no change yet; ignored afterwards. */
  signal?: AbortSignal | undefined
}

/** Publishes a built site where `deploy` says. @throws {DeployError} */
export const send = (target: Target, sending: Sending) =>
  target.way === 'sftp' ? sendBySftp(target, sending) : sendToNetlify(target, sending)
