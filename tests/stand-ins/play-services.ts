import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

const { fetch } = globalThis

/** Makes `listener` answer for every service: `https://vimeo.com/api` reaches it as `/vimeo.com/api`. */
export async function playServices(listener: RequestListener): Promise<string[]> {
  const asked: string[] = []
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    asked.push(address)
    return fetch(address.replace('https://', `http://127.0.0.1:${port}/`), options)
  })
  return asked
}
