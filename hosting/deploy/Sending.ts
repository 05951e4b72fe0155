import type { Progress } from './progress.ts'

/** What a publication needs in order to send a site, by SFTP or to Netlify. */
export type Sending = {
  out: string
  /** Password, private key or token; without it, SFTP tries the SSH agent's keys and `~/.ssh`. */
  secret?: string | undefined
  /** Fingerprint of the server's key that the owner has just accepted. */
  acceptedKey?: string | undefined
  knownHosts: string
  /** Whether the owner agrees to overwrite files that are not of this site. */
  mayReplace?: boolean | undefined
  onProgress: (progress: Progress) => void
}
