// One publication by SFTP, for those who kill it. Says that it has begun to send, then that it is done.
import { sendBySftp } from '../../hosting/deploy/sftp.ts'

const { OUT_DIR: out = '', SFTP_PORT: port, DEPLOY_SECRET: secret, KNOWN_HOSTS = '' } = process.env
let hasBegun = false
await sendBySftp(
  { way: 'sftp', user: 'agence', host: '127.0.0.1', port: Number(port), path: '/www' },
  {
    out,
    secret,
    knownHosts: KNOWN_HOSTS,
    onProgress() {
      if (!hasBegun) console.log('begun')
      hasBegun = true
    },
  },
)
console.log('done')
