import type { Frame, Page } from '@playwright/test'

/** The frame of a stand-in, once it has loaded. */
export async function frameOf(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(`${origin}/`))
  while (!find()) await page.waitForEvent('framenavigated')
  const frame = find() as Frame
  await frame.waitForLoadState()
  return frame
}
