// @vitest-environment happy-dom
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeVideo } from '../../../generator/embeds/describe-video.ts'
import type { VideoConfig } from '../../../generator/schema/video-schema.ts'
import type { Messages } from '../../../services/Service.ts'
import { messages as bunny } from '../../../services/video/bunny.ts'
import { messages as peertube } from '../../../services/video/peertube.ts'
import { messages as vimeo } from '../../../services/video/vimeo.ts'
import { messages as wistia } from '../../../services/video/wistia.ts'
import { messages as youtube } from '../../../services/video/youtube.ts'
import { draw } from '../../../tests/draw.tsx'
import type { Video } from '../../Site.ts'
import { SILENCE_MS } from '../use-silence.ts'
import { FileEmbed } from './FileEmbed.tsx'
import { FrameEmbed } from './FrameEmbed.tsx'

vi.mock('virtual:site', async (importOriginal) => ({
  ...(await importOriginal<typeof import('virtual:site')>()),
  asksConsent: false,
  site: {
    consent: 'none',
    supportEmail: 'support@example.com',
    video: { service: null },
    scheduling: { service: null },
  },
}))
const describeIt = (config: VideoConfig) =>
  describeVideo(config, {
    untitled: '',
    siteUrl: 'https://www.example.com',
    publish: (path) => `/assets/${path}`,
    readText: () => 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour.\n',
  })

const title = 'Notre méthode'
const players: Record<string, [VideoConfig, Messages]> = {
  Wistia: [
    { provider: 'wistia', url: 'https://fast.wistia.net/embed/iframe/g5pnf59ala', title },
    wistia,
  ],
  Vimeo: [{ provider: 'vimeo', url: 'https://vimeo.com/76979871', title }, vimeo],
  YouTube: [
    { provider: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title },
    youtube,
  ],
  Bunny: [
    {
      provider: 'bunny',
      url: 'https://player.mediadelivery.net/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
      thumbnailUrl: 'https://vz-a1b2.b-cdn.net/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe/thumbnail.jpg',
      title,
    },
    bunny,
  ],
  PeerTube: [
    {
      provider: 'peertube',
      url: 'https://videos.exemple.fr/w/bbTAvtQn2sJcVVNcmkhkwm',
      country: 'France',
      privacyPolicy: 'https://videos.exemple.fr/about/instance',
      title,
    },
    peertube,
  ],
}
const [vimeoConfig] = players.Vimeo ?? []
const [wistiaConfig] = players.Wistia ?? []
if (!vimeoConfig || !wistiaConfig) throw new Error('Vimeo and Wistia are needed below.')

let host: HTMLElement
const postMessage = vi.fn()
const playerWindow = { postMessage }

/** As the build chooses for the page. */
const VideoEmbed = (props: { video: Video; messages?: Messages | undefined }) =>
  props.video.kind === 'file' ? (
    <FileEmbed video={props.video} />
  ) : (
    <FrameEmbed video={props.video} messages={props.messages} />
  )

const render = (video: Video, messages?: Messages) =>
  act(() => draw(<VideoEmbed video={video} messages={messages} />, host))
const leave = () => act(() => draw(null, host))
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const frames = () => host.querySelectorAll('iframe')
const frame = () => host.querySelector('iframe')
const button = (name: string) =>
  [...host.querySelectorAll('button')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  )
const covered = () => host.querySelector('[data-covered]') !== null
const status = () => host.querySelector('[role=status]')?.textContent
const fire = (target: Element | null | undefined, type: string) =>
  act(() => {
    target?.dispatchEvent(new Event(type))
  })
const press = (element?: HTMLElement) => act(() => element?.click())
const say = (data: unknown, origin: string, source: unknown = playerWindow) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  })

/** Everything that a hosted player waits for has happened: near, picture, idle. */
function comeByItself(video: Video, messages?: Messages) {
  render(video, messages)
  for (const image of host.querySelectorAll('img')) fire(image, 'error')
  wait(200)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      see: (entries: { isIntersecting: boolean }[]) => void
      constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
        this.see = see
      }
      observe() {
        this.see([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  // As in Safari.
  Reflect.deleteProperty(window, 'requestIdleCallback')
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(
    playerWindow as unknown as Window,
  )
  postMessage.mockClear()
  // Outside the document, where frames do not load.
  host = document.createElement('div')
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a hosted player', () => {
  it.each(Object.entries(players))('comes by itself from %s, named and closed', (_, [config]) => {
    const video = describeIt(config)
    comeByItself(video)
    expect(frames()).toHaveLength(1)
    expect(frame()?.getAttribute('src')).toBe(video.kind === 'frame' && video.frameUrl)
    expect(frame()?.title).toBe('Vidéo\u00a0: Notre méthode')
    expect(frame()?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
    expect(frame()?.getAttribute('allow')).toBe(video.allow)
    expect(button('Charger la vidéo')).toBeUndefined()
  })

  it('waits until the page is idle', () => {
    render(describeIt(vimeoConfig))
    expect(frame()).toBeNull()
    wait(200)
    expect(frame()).not.toBeNull()
  })

  it('waits for the picture that sizes it, but not for ever', () => {
    render(describeIt(wistiaConfig))
    wait(1900)
    expect(frame()).toBeNull()
    wait(100)
    wait(200)
    expect(frame()).not.toBeNull()
  })

  it.each([
    [1200, 600, 100, 92.5],
    [1600, 900, 96.096, 100],
    [800, 600, 72.072, 100],
  ])('takes the ratio of a %i × %i preview inside the box', (width, height, inline, block) => {
    render(describeIt(wistiaConfig))
    const image = host.querySelector('img')
    Object.defineProperty(image, 'naturalWidth', { value: width })
    Object.defineProperty(image, 'naturalHeight', { value: height })
    fire(image, 'load')
    wait(200)
    const player = frame()?.parentElement
    expect(Number.parseFloat(player?.style.inlineSize ?? '')).toBeCloseTo(inline, 2)
    expect(Number.parseFloat(player?.style.blockSize ?? '')).toBeCloseTo(block, 2)
  })

  it('does not show the 120 × 90 stand-in for a missing preview', () => {
    render(
      describeIt({
        provider: 'youtube',
        url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        title,
      }),
    )
    const image = host.querySelector('img')
    Object.defineProperty(image, 'naturalWidth', { value: 120 })
    Object.defineProperty(image, 'naturalHeight', { value: 90 })
    fire(image, 'load')
    expect(host.querySelector('img[src*="ytimg"]')).toBeNull()
    wait(200)
    expect(frame()).not.toBeNull()
  })

  it('does not move once it is seen for a picture that comes after it', () => {
    render(describeIt(wistiaConfig))
    wait(2000)
    wait(200)
    fire(frame(), 'load')
    const image = host.querySelector('img')
    Object.defineProperty(image, 'naturalWidth', { value: 800 })
    Object.defineProperty(image, 'naturalHeight', { value: 600 })
    fire(image, 'load')
    expect(frame()?.parentElement?.style.inlineSize).toBe('')
  })

  it('shows our own poster instead of the host’s preview', () => {
    render(describeIt({ ...wistiaConfig, poster: 'poster.webp' }))
    expect([...host.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/assets/poster.webp',
    ])
  })
})

/** What each player says: ready, playing, ended; `null` where it says nothing. */
const speech: Record<string, [string, unknown, unknown, unknown]> = {
  Wistia: [
    'https://fast.wistia.net',
    null,
    { method: '_trigger', args: ['statechange', 'playing'] },
    { method: '_trigger', args: ['statechange', 'ended'] },
  ],
  Vimeo: ['https://player.vimeo.com', { event: 'ready' }, { event: 'play' }, { event: 'ended' }],
  YouTube: [
    'https://www.youtube-nocookie.com',
    '{"event":"initialDelivery","info":{"playerState":-1}}',
    '{"event":"infoDelivery","info":{"playerState":1}}',
    '{"event":"infoDelivery","info":{"playerState":0}}',
  ],
  Bunny: [
    'https://player.mediadelivery.net',
    '{"context":"player.js","version":"0.0.11","event":"ready"}',
    '{"context":"player.js","version":"0.0.11","event":"play"}',
    '{"context":"player.js","version":"0.0.11","event":"ended"}',
  ],
  PeerTube: [
    'https://videos.exemple.fr',
    '{"method":"peertube::ready","params":true}',
    '{"method":"peertube::playbackStatusChange","params":"playing"}',
    '{"method":"peertube::playbackStatusChange","params":"ended"}',
  ],
}

/** What each player posts of a film that is gone, private, or not for this site. */
const errors: Record<string, unknown> = {
  Vimeo: { event: 'error', data: { method: 'ready', name: 'NotFoundError', message: '…' } },
  YouTube: '{"event":"onError","info":150}',
  Bunny: '{"context":"player.js","event":"error","value":{"code":1,"msg":"Not found"}}',
}

describe.each(Object.entries(players))('%s', (name, [config, messages]) => {
  const [origin, ready, playing, ended] = speech[name] ?? ['', null, null, null]
  const video = describeIt(config)

  it('is followed from ready to the next step', () => {
    comeByItself(video, messages)
    if (ready) {
      say(ready, origin)
      expect(status()).toBe('La vidéo est prête.')
    } else {
      // An error page loads just as well: nobody is told that the video is there.
      fire(frame(), 'load')
      expect(status()).toBe('')
      expect(covered()).toBe(false)
    }
    say(playing, origin)
    expect(status()).toBe('')
    say(ended, origin)
    expect(status()).toContain('La vidéo est terminée.')
  })

  it('is asked what it wants to be asked, and answered at its own origin', () => {
    comeByItself(video, messages)
    fire(frame(), 'load')
    wait(100)
    expect(postMessage.mock.calls).toEqual((messages.onLoad ?? []).map((message) => [message, '*']))
    postMessage.mockClear()
    if (ready) say(ready, origin)
    expect(postMessage.mock.calls).toEqual(
      (ready ? (messages.onReady ?? []) : []).map((message) => [message, origin]),
    )
  })

  it('is spoken to, and heard, though a part of its page hangs', () => {
    comeByItself(video, messages)
    wait(4000)
    expect(postMessage.mock.calls).toEqual((messages.onLoad ?? []).map((message) => [message, '*']))
    if (ready) say(ready, origin)
    expect(covered()).toBe(false)
  })

  it('is not obeyed from another origin or another window', () => {
    comeByItself(video, messages)
    say(ended, 'https://attacker.example')
    say(ended, origin, window)
    say('{', origin)
    expect(status()).not.toContain('terminée')
  })

  const error = errors[name]
  if (error) {
    it('is said at once to be out of reach, with a way out, where its service says so', () => {
      comeByItself(video, messages)
      say(error, origin)
      expect(status()).toMatch(/ne laisse pas voir cette vidéo ici/)
      const links = [...host.querySelectorAll('a')].map((link) => link.href)
      expect(links).toContain(video.pageUrl)
    })
  }

  const mayBeSilent = video.kind === 'frame' && video.readyIsVerified
  it(mayBeSilent ? 'is called silent after 8 s' : 'is never called silent', () => {
    comeByItself(video, messages)
    wait(SILENCE_MS)
    if (mayBeSilent) expect(status()).toMatch(/ne répond pas/)
    else expect(status()).not.toMatch(/ne répond pas/)
    expect(frames(), 'the frame stays').toHaveLength(1)
  })
})

describe('a silent player', () => {
  beforeEach(() => {
    comeByItself(describeIt(vimeoConfig), vimeo)
    wait(SILENCE_MS)
  })

  it('leaves a way to its host and to us', () => {
    expect(host.textContent).toContain('Le lecteur de Vimeo ne répond pas.')
    const links = [...host.querySelectorAll('a')].map((link) => link.href)
    expect(links).toContain('https://vimeo.com/76979871')
    expect(links).toContain('mailto:support@example.com')
  })

  it('is forgiven when it answers late', () => {
    say({ event: 'ready' }, 'https://player.vimeo.com')
    expect(status()).toBe('La vidéo est prête.')
  })
})

it('writes back to a flood no more than a few times', () => {
  comeByItself(describeIt(vimeoConfig), vimeo)
  for (let count = 0; count < 1000; count += 1) say({ event: 'ready' }, 'https://player.vimeo.com')
  expect(postMessage.mock.calls.length).toBeLessThanOrEqual(20)
  expect(status()).toBe('La vidéo est prête.')
})

it('shakes hands with PeerTube', () => {
  const [config, messages] = players.PeerTube ?? []
  if (!config) throw new Error('PeerTube is missing.')
  comeByItself(describeIt(config), messages)
  say(
    '{"method":"peertube::__ready","params":{"type":"publish-request","publish":[]}}',
    'https://videos.exemple.fr',
  )
  expect(postMessage.mock.calls).toEqual([
    [
      '{"method":"peertube::__ready","params":{"type":"publish-reply","publish":[]}}',
      'https://videos.exemple.fr',
    ],
  ])
})

describe('a file', () => {
  const video = describeIt({
    provider: 'file',
    src: 'demonstration.mp4',
    captions: 'captions.vtt',
    poster: 'poster.webp',
    title,
  })
  const media = () => host.querySelector('video')
  const play = vi.fn<() => Promise<void>>()
  const playButton = () => button('Regarder la vidéo «\u00a0Notre méthode\u00a0»')

  beforeEach(() => {
    play.mockReset().mockResolvedValue()
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  })

  it('plays with one tap, and hands over the focus', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    render(video)
    press(playButton())
    expect(play).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(focus.mock.contexts.at(-1)).toBe(media()))
    expect(playButton()).toBeUndefined()
  })

  it('stands in the finished page, and asks for no byte before the tap', () => {
    const html = renderToString(<VideoEmbed video={video} />)
    const [film = ''] = /<video.*<\/video>/.exec(html) ?? []
    expect(film).toMatch(/ controls="".* preload="none"/)
    // A track of that kind would be fetched with the page.
    expect(film).not.toContain('default')
  })

  it('that plays already when React comes is left alone, and followed', () => {
    render(video)
    const film = media()
    Object.defineProperties(film, { paused: { value: false }, readyState: { value: 4 } })
    press(playButton())
    expect(play).not.toHaveBeenCalled()
    expect([playButton(), media(), covered()]).toEqual([undefined, film, false])
  })

  it('has its French captions and their transcript', () => {
    render(video)
    press(playButton())
    const track = host.querySelector('track')
    expect(track?.getAttribute('srclang')).toBe('fr')
    expect(track?.getAttribute('src')).toBe('/assets/captions.vtt')
    expect(host.querySelector('details')?.textContent).toBe('Lire la transcriptionBonjour.')
  })

  it('is followed to the next step, and back when it is played again', () => {
    render(video)
    press(playButton())
    fire(media(), 'playing')
    expect(status()).toBe('')
    fire(media(), 'ended')
    expect(status()).toContain('La vidéo est terminée.')
    fire(media(), 'playing')
    expect(status()).toBe('')
  })

  it('that is dead leaves a link and our address', () => {
    render(video)
    press(playButton())
    fire(media(), 'error')
    expect(status()).toBe('La vidéo n’a pas pu être lue ici.')
    const links = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('/assets/demonstration.mp4')
    expect(links).toContain('mailto:support@example.com')
    expect(media(), 'the player stays').not.toBeNull()
  })

  it('that does not come is said to be slow, until it comes', () => {
    render(video)
    press(playButton())
    wait(SILENCE_MS)
    expect(status()).toBe('La vidéo tarde à venir.')
    fire(media(), 'canplay')
    expect(status()).toBe('La vidéo est prête.')
  })

  it('that the browser will not start by itself is left to its own controls', async () => {
    play.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    render(video)
    await act(async () => playButton()?.click())
    await act(async () => {})
    expect(status()).toBe('La vidéo est prête.')
  })

  it('accuses nobody before it was asked for', () => {
    render(video)
    wait(60_000)
    expect(status()).toBe('')
  })
})

it('comes and goes ten times without leaving a listener, a timer or a second frame', () => {
  const listeners = new Set<unknown>()
  const { addEventListener, removeEventListener } = window
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (type === 'message') listeners.add(listener)
    Reflect.apply(addEventListener, window, [type, listener])
  })
  vi.spyOn(window, 'removeEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.delete(listener)
    Reflect.apply(removeEventListener, window, [type, listener])
  })
  const video = describeIt(vimeoConfig)
  for (let visit = 0; visit < 10; visit += 1) {
    comeByItself(video, vimeo)
    fire(frame(), 'load')
    expect([frames().length, listeners.size]).toEqual([1, 1])
    leave()
    expect([frames().length, listeners.size]).toEqual([0, 0])
  }
  wait(1000)
  expect(postMessage, 'nobody is left to talk to').not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
