import type { Page } from '@playwright/test'
import { playFrames } from './frames.ts'

export const vimeo = 'https://player.vimeo.com'
export const wistia = 'https://fast.wistia.net'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600"><rect width="100%" height="100%" fill="#a33"/></svg>'

/** Stands in for Wistia: a preview picture, and a player that sends messages once it has received one. */
export async function playWistia(page: Page) {
  await page.route('https://fast.wistia.com/embed/medias/*/swatch', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  return playFrames(page, `${wistia}/**`, wistiaPlayer)
}

/** Stands in for Vimeo: a player that says when it is ready, and reports only the events subscribed to. */
export const playVimeo = (page: Page) => playFrames(page, `${vimeo}/**`, vimeoPlayer)

const controls = `
<style>body { margin: 0; background: #123; color: #fff }</style>
<button type="button" id="end">Terminer</button>`

const wistiaPlayer = `${controls}
<script>
  let isHeard = false
  const tell = (state) =>
    isHeard && parent.postMessage({ method: '_trigger', args: ['statechange', state] }, '*')
  addEventListener('message', ({ data }) => {
    if (data === 'amp-listening') isHeard = true
  })
  end.onclick = () => tell('ended')
</script>`

const vimeoPlayer = `${controls}
<script>
  const heard = new Set()
  const say = (event, data) => parent.postMessage(JSON.stringify({ event, data }), '*')
  const tell = (event) => heard.has(event) && say(event, { seconds: 0, percent: 0, duration: 61 })
  addEventListener('message', ({ data }) => {
    if (data.method === 'ping') parent.postMessage(JSON.stringify({ method: 'ping' }), '*')
    if (data.method !== 'addEventListener') return
    heard.add(data.value)
  })
  end.onclick = () => tell('ended')
  say('ready')
</script>`
