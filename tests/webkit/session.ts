import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const window = fileURLToPath(new URL('window.py', import.meta.url))
const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/python3']

/** The Debian packages to install where WebKit cannot run; empty where it can. */
export const missingPackages = needed.every(existsSync)
  ? ''
  : 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1'

export type WebKitOptions = {
  size?: { width: number; height: number }
  proxy?: string
}

/** A reference to an element, under the key that the WebDriver standard gives it. */
type Element = { 'element-6066-11e4-a52e-4f735466cecf': string }

type Role = 'button' | 'link' | 'heading'
const selectors: Record<Role, string> = {
  button: 'button, summary',
  link: 'a[href]',
  heading: 'h1, h2, h3',
}

export type WebKit = Awaited<ReturnType<typeof openWebKit>>

/**
 * Opens a WebKit window and drives it over the HTTP calls of WebDriver (https://www.w3.org/TR/webdriver2/),
 * because Playwright can drive only a WebKit of its own.
 */
export async function openWebKit(options: WebKitOptions = {}) {
  const { size = { width: 1366, height: 768 }, proxy } = options
  const port = await freePort()
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, GDK_BACKEND: 'x11', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    },
  )
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } }
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value as unknown
  }
  const args = [`--size=${size.width}x${size.height}`, ...(proxy ? [`--proxy=${proxy}`] : [])]
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: window, args } },
  }
  const { sessionId } = (await untilItAnswers(() =>
    call('POST', '/session', { capabilities }),
  )) as { sessionId: string }
  const say = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body)

  const run = <Result>(script: string, ...values: unknown[]) =>
    say('POST', '/execute/sync', { script, args: values }) as Promise<Result>

  const find = (role: Role, name: string) =>
    run<Element | null>(
      `const fold = (text) => text.replace(/\\s+/g, ' ').trim()
       return [...document.querySelectorAll(arguments[0])].find((element) =>
         fold(element.getAttribute('aria-label') ?? element.textContent).startsWith(arguments[1]) &&
         element.checkVisibility({ visibilityProperty: true })) ?? null`,
      selectors[role],
      name,
    )

  return {
    run,
    go: (url: string) => say('POST', '/url', { url }),
    back: () => say('POST', '/back', {}),
    forward: () => say('POST', '/forward', {}),
    reload: () => say('POST', '/refresh', {}),
    isShown: async (role: Role, name: string) => (await find(role, name)) !== null,
    async click(role: Role, name: string) {
      const element = await find(role, name)
      if (!element) throw new Error(`no ${role} « ${name} » to click`)
      await say('POST', `/element/${Object.values(element)[0]}/click`, {})
    },
    async inFrame<Result>(selector: string, work: () => Promise<Result>): Promise<Result> {
      const frame = await run<Element | null>(
        'return document.querySelector(arguments[0])',
        selector,
      )
      if (!frame) throw new Error(`no frame ${selector}`)
      await say('POST', '/frame', { id: frame })
      try {
        return await work()
      } finally {
        await say('POST', '/frame/parent', {})
      }
    },
    close: () => stop(driver),
  }
}

function stop(driver: ChildProcess) {
  if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid)
}

async function untilItAnswers<Result>(ask: () => Promise<Result>, tries = 50): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (tries === 0) throw error
    await sleep(200)
    return untilItAnswers(ask, tries - 1)
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
