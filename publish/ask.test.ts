import { createServer, type Server } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeCertificate } from '../tests/stand-ins/certificate.ts'
import { ask } from './ask.ts'

async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
const reasonAt = async (address: string) => (await ask(address)).reason

it('says why an address does not answer', async () => {
  const hanging = await listen(createServer(() => {}))
  const soon = AbortSignal.timeout(50)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(soon)
  expect(await reasonAt(`http://${hanging}`)).toBe('rien n’est venu en 10 secondes')

  const breaking = await listen(createServer((request) => request.socket.destroy()))
  expect(await reasonAt(`http://${breaking}`)).toMatch(/^la connexion s’est interrompue/)

  const untrusted = await listen(createHttps(makeCertificate()))
  expect(await reasonAt(`https://${untrusted}`)).toBe(
    'les navigateurs ne se fient pas à son certificat (DEPTH_ZERO_SELF_SIGNED_CERT)',
  )
  const closed = createServer()
  const address = await listen(closed)
  closed.close()
  expect(await reasonAt(`http://${address}`)).toMatch(/^aucun serveur n’écoute/)
})
