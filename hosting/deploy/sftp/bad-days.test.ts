import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { assetOf, buildSite } from '../../../tests/hosting/built-site.ts'
import {
  expectWholeSite,
  faults,
  folder,
  online,
  out,
  send,
} from '../../../tests/hosting/sftp-site.ts'
import { makeKey } from '../../../tests/stand-ins/sftp-server.ts'
import { hostingFolderOf } from '../../publication/build-record.js'

const badDays: Record<string, { code: string; happens: () => Parameters<typeof send>[0] }> = {
  'a wrong password': { code: 'refused-secret', happens: () => ({ secret: 'autre' }) },
  'a refused key': { code: 'refused-secret', happens: () => ({ secret: makeKey().private }) },
  'no key and no password': {
    code: 'needs-password',
    happens() {
      vi.stubEnv('SSH_AUTH_SOCK', '')
      vi.stubEnv('HOME', folder)
      onTestFinished(() => void vi.unstubAllEnvs())
      return { secret: '' }
    },
  },
  'an unknown host': { code: 'unknown-host', happens: () => ({ host: 'hote.invalid' }) },
  'a closed port': { code: 'connection-refused', happens: () => ({ port: 9 }) },
  'no such folder': { code: 'no-such-folder', happens: () => ({ path: '/nulle-part' }) },
  'no right to write': {
    code: 'no-permission',
    happens() {
      faults.refused = /^\/www/
    },
  },
  'a full quota in the middle': {
    code: 'write-refused',
    happens() {
      faults.quota = 3000
    },
  },
  'a file that vanishes meanwhile': {
    code: 'site-changed',
    happens: () => ({ onProgress: () => rmSync(join(out, '404.html'), { force: true }) }),
  },
  'another build meanwhile': {
    code: 'site-changed',
    happens: () => ({
      onProgress({ share }) {
        if (share === 1) buildSite(out, 'troisième')
      },
    }),
  },
  'no built site': {
    code: 'not-built',
    happens() {
      rmSync(hostingFolderOf(out), { recursive: true })
      return {}
    },
  },
}
it.each(Object.entries(badDays))(
  'tells the owner about %s in a sentence, and leaves the old site on line',
  async (_, day) => {
    buildSite(out, 'première')
    await send()
    buildSite(out, 'seconde')
    expect(await send(day.happens())).toBe(day.code)
    expect(online('/index.html')).toContain(assetOf('première'))
    expectWholeSite()
  },
)
