import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a self-signed certificate. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')]
  const command = `req -x509 -newkey rsa:2048 -nodes -subj /CN=stand-in -keyout ${key} -out ${cert}`
  try {
    execFileSync('openssl', command.split(' '), { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
