import { expect, type Frame, type Page } from '@playwright/test'

/** The frame of a stand-in, once it has loaded. */
export async function frameOf(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(`${origin}/`))
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  const frame = find() as Frame
  await frame.waitForLoadState()
  return frame
}
