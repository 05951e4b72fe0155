import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a self-signed certificate that expires after `days` days; if that is negative, it has expired. */
export function makeCertificate({ name = 'stand-in', days = 2 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, request, cert] = ['key', 'request', 'cert'].map((file) => join(folder, file))
  const openssl = (command: string) =>
    execFileSync('openssl', command.split(' '), { stdio: 'ignore' })
  try {
    openssl(`req -newkey rsa:2048 -nodes -subj /CN=${name} -keyout ${key} -out ${request}`)
    openssl(`x509 -req -in ${request} -signkey ${key} -days ${days} -out ${cert}`)
    return { key: readFileSync(`${key}`), cert: readFileSync(`${cert}`) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
