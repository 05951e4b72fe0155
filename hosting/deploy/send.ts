import type { Credentials } from './connect.ts'
import { sendToNetlify } from './netlify.ts'
import type { Progress } from './progress.ts'
import { sendBySftp } from './sftp.ts'
import type { Target } from './target.ts'

export type Sending = {
  /** Folder of the built site. */
  out: string
  credentials: Credentials
  /** The owner agrees that files of somebody else are overwritten. */
  mayReplace: boolean
  onProgress: (progress: Progress) => void
  /** Stops before visitors see any change, or not at all. */
  signal: AbortSignal
}

/** Publishes a built site where `deploy` says. @throws {DeployError} */
export const send = (target: Target, sending: Sending) =>
  target.way === 'sftp' ? sendBySftp(target, sending) : sendToNetlify(target, sending)
