import { type BrowserContext, expect, type Frame, type Page } from '@playwright/test'

type Request = { url: URL; referrer: string | undefined }

const inPage = (body: string) =>
  `<!doctype html><html lang="fr"><title>Service</title>${body}</html>`

/** Answers requests to a service's addresses with a stand-in's page. @returns the requests, in order */
export async function playFrames(page: Page, addresses: string, body: string): Promise<Request[]> {
  const asked: Request[] = []
  await page.route(addresses, (route) => {
    const request = route.request()
    asked.push({ url: new URL(request.url()), referrer: request.headers().referer })
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: inPage(body) })
  })
  return asked
}

/** Answers for services that a test is not about, with pages that send no message. */
export const playSilence = (visitor: Page | BrowserContext, ...hosts: string[]) =>
  visitor.route(
    (url) => hosts.includes(url.host),
    (route) => route.fulfill({ contentType: 'text/html', body: inPage('') }),
  )

export async function frameOf(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(`${origin}/`))
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  const frame = find() as Frame
  await frame.waitForLoadState()
  return frame
}

export const say = (frame: Frame, message: unknown) =>
  frame.evaluate((message) => window.parent.postMessage(message, '*'), message)
