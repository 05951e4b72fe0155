import { type BrowserContext, expect, type Frame, type Page } from '@playwright/test'

export type StandInOptions = {
  /** Answers, but never says a word: an account that is gone, an address that is wrong. */
  isSilent?: boolean
  /** Refuses to answer, as an ad blocker makes it. */
  isBlocked?: boolean
}

type Request = { url: URL; referrer: string | undefined }

const inPage = (body: string) =>
  `<!doctype html><html lang="fr"><title>Service</title>${body}</html>`

/** Plays what a service shows in its frames; gives all that is asked for, in order. */
export async function playFrames(
  page: Page,
  addresses: string,
  body: string,
  { isSilent = false, isBlocked = false }: StandInOptions,
): Promise<Request[]> {
  const asked: Request[] = []
  await page.route(addresses, (route) => {
    const request = route.request()
    asked.push({ url: new URL(request.url()), referrer: request.headers().referer })
    if (isBlocked) return route.abort('blockedbyclient')
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: inPage(isSilent ? '<p>…' : body),
    })
  })
  return asked
}

/** Plays services that are no part of a test: pages that never say a word. */
export const playSilence = (visitor: Page | BrowserContext, ...hosts: string[]) =>
  visitor.route(
    (url) => hosts.includes(url.host),
    (route) => route.fulfill({ contentType: 'text/html', body: inPage('') }),
  )

/** The frame of a stand-in, once it has loaded. */
export async function frameOf(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(`${origin}/`))
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  const frame = find() as Frame
  await frame.waitForLoadState()
  return frame
}

/** Makes a frame tell its parent something. */
export const say = (frame: Frame, message: unknown, times = 1) =>
  frame.evaluate(
    ([message, times]) => {
      for (let time = 0; time < times; time++) window.parent.postMessage(message, '*')
    },
    [message, times] as const,
  )
