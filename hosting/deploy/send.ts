import { sendToNetlify } from './netlify.ts'
import type { Sending } from './Sending.ts'
import { sendBySftp } from './sftp/sftp.ts'
import type { Target } from './target.ts'

/** Publishes a built site where `deploy` says. @throws {DeployError} */
export const send = (target: Target, sending: Sending) =>
  target.way === 'sftp' ? sendBySftp(target, sending) : sendToNetlify(target, sending)
