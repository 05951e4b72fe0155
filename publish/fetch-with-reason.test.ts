import { expect, it, onTestFinished, vi } from 'vitest'
import { fetchWithReason } from './fetch-with-reason.ts'

it.each<[string, Error, string]>([
  ['in time', new DOMException('Timed out', 'TimeoutError'), 'rien n’est venu en 10 secondes'],
  [
    'whole',
    new TypeError('fetch failed', { cause: { code: 'UND_ERR_SOCKET' } }),
    'la connexion s’est interrompue (UND_ERR_SOCKET)',
  ],
  [
    'with a certificate that browsers trust',
    new TypeError('fetch failed', { cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } }),
    'les navigateurs ne se fient pas à son certificat (DEPTH_ZERO_SELF_SIGNED_CERT)',
  ],
])('says why an address does not answer %s', async (_, failure, reason) => {
  vi.stubGlobal('fetch', () => Promise.reject(failure))
  onTestFinished(() => void vi.unstubAllGlobals())
  expect((await fetchWithReason('https://agence.example')).reason).toBe(reason)
})
