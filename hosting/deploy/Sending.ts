import type { Progress } from './progress.ts'

/** What a publication needs, whichever way it is sent. */
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
