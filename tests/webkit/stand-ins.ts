import { createServer as createProxy } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { makeCertificate } from '../stand-ins/certificate.ts'
import { calComPage, calendlyPage } from '../stand-ins/scheduling.ts'
import { vimeoPlayer, wistiaPlayer } from '../stand-ins/video.ts'

const pages: Record<string, string> = {
  'calendly.com': calendlyPage,
  'app.cal.com': calComPage,
  'player.vimeo.com': vimeoPlayer,
  'fast.wistia.net': wistiaPlayer,
}

/** Stands in for every service, behind a proxy, because tests cannot intercept WebKit's requests. */
export async function startStandIns(areDown: boolean) {
  const asked: string[] = []
  const site = createServer(makeCertificate(), ({ headers, url = '' }, response) => {
    const { host = '' } = headers
    asked.push(`https://${host}${url}`)
    const page = pages[host]
    if (!page) return response.writeHead(404).end()
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="fr"><title>Service</title>${page}</html>`)
  })
  const proxy = createProxy()
  proxy.on('connect', (_request, socket) => {
    if (areDown) return socket.destroy()
    const { port } = site.address() as AddressInfo
    const inner = connect(port, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'))
    inner.pipe(socket).pipe(inner)
    for (const end of [inner, socket]) end.on('error', () => inner.destroy())
  })
  await Promise.all(
    [site, proxy].map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))),
  )
  return {
    asked,
    proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop() {
      for (const server of [site, proxy]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}
