// Publishes once by SFTP, in a process that a test may kill. Prints « begun » when it starts to send,
// then « done ».
import { sendBySftp } from '../../hosting/deploy/sftp/sftp.ts'

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
