import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeService } from './describe-service.ts'
import type { ListedProvider } from './Provider.ts'
import { type EmbedKind, type ProviderId, providerOf, providers } from './providers.ts'
import { recognise } from './recognise.ts'
import { mistakeAt } from './scheduling-mistakes.ts'

const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const vimeo = 'https://vimeo.com/76979871'
const unlisted = 'https://vimeo.com/76979871/8272103f6e'
const wistia = 'https://fast.wistia.net/embed/iframe/g5pnf59ala?doNotTrack=true&language=fr'
const bunny = 'https://player.mediadelivery.net/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe'
const muxId = 'EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs'
const loom = 'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184'
const mux = `https://player.mux.com/${muxId}?disable-mux-data=true`
const loomId = loom.slice('https://www.loom.com/share/'.length)
const vidalytics = 'https://fast.vidalytics.com/embeds/ydq0TH7p/eC6wQ0IBC0XGwMad/'
const dailymotion = 'https://www.dailymotion.com/video/x84sh87'
const peertube = 'https://videos.exemple.fr/w/bbTAvtQn2sJcVVNcmkhkwm'

function understood(kind: EmbedKind, pasted: string) {
  const found = recognise(kind, pasted)
  const entry = providerOf(kind, found.provider)
  const frame = entry && describeService(entry, new URL(found.url ?? ''), 'https://www.exemple.fr')
  return { found, frame }
}

describe('a video, as its service gives it', () => {
  it.each<[string, ProviderId<'video'>, string]>([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', youtube],
    ['https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s', 'youtube', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?si=AbCdEfGhIjKlMnOp', 'youtube', youtube],
    ['youtu.be/dQw4w9WgXcQ', 'youtube', youtube],
    ['  https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=share  ', 'youtube', youtube],
    ['<https://youtu.be/dQw4w9WgXcQ>', 'youtube', youtube],
    ['Notre film : https://youtu.be/dQw4w9WgXcQ', 'youtube', youtube],
    ['[Notre film](https://youtu.be/dQw4w9WgXcQ)', 'youtube', youtube],
    ['https://www.youtube.com/watch?list=PL1234&v=dQw4w9WgXcQ&index=2', 'youtube', youtube],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', youtube],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=shared', 'youtube', youtube],
    ['https://studio.youtube.com/video/dQw4w9WgXcQ/edit', 'youtube', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', youtube],
    [
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=Ab12&amp;start=3" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
      'youtube',
      youtube,
    ],
    ['https://vimeo.com/76979871', 'vimeo', vimeo],
    ['https://vimeo.com/76979871/8272103f6e', 'vimeo', unlisted],
    ['https://vimeo.com/76979871/8272103f6e?share=copy&fl=sv&fe=ci', 'vimeo', unlisted],
    ['https://vimeo.com/manage/videos/76979871/8272103f6e', 'vimeo', unlisted],
    ['https://vimeo.com/manage/videos/76979871', 'vimeo', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', vimeo],
    ['https://vimeo.com/showcase/1234567/video/76979871', 'vimeo', vimeo],
    ['https://vimeo.com/showcase/1234567?video=76979871', 'vimeo', vimeo],
    ['https://vimeo.com/76979871?h=8272103f6e', 'vimeo', unlisted],
    ['https://vimeo.com/mon-agence/review/76979871/8272103f6e', 'vimeo', unlisted],
    ['https://player.vimeo.com/video/76979871?badge=0&h=8272103f6e', 'vimeo', unlisted],
    [
      '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0&amp;autopause=0&amp;player_id=0&amp;app_id=58479" frameborder="0" allow="autoplay; fullscreen" title="Notre méthode"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
      'vimeo',
      unlisted,
    ],
    ['https://mon-agence.wistia.com/medias/g5pnf59ala', 'wistia', wistia],
    ['https://mon-agence.wistia.com/medias/g5pnf59ala?utm_source=mail', 'wistia', wistia],
    ['https://mon-agence.wistia.com/stats/medias/g5pnf59ala', 'wistia', wistia],
    ['https://fast.wistia.net/embed/iframe/g5pnf59ala?videoFoam=true', 'wistia', wistia],
    ['https://www.mon-agence.fr/demo?wvideo=g5pnf59ala', 'wistia', wistia],
    [
      '<script src="https://fast.wistia.com/embed/medias/g5pnf59ala.jsonp" async></script><script src="https://fast.wistia.com/assets/external/E-v1.js" async></script><div class="wistia_embed wistia_async_g5pnf59ala videoFoam=true">&nbsp;</div>',
      'wistia',
      wistia,
    ],
    [
      `<script src="https://fast.wistia.com/player.js" async></script><script src="https://fast.wistia.com/embed/g5pnf59ala.js" async type="module"></script><style>wistia-player[media-id='g5pnf59ala']:not(:defined) { background: center / contain no-repeat url('https://fast.wistia.com/embed/medias/g5pnf59ala/swatch'); }</style> <wistia-player media-id="g5pnf59ala" aspect="1.7777777777777777"></wistia-player>`,
      'wistia',
      wistia,
    ],
    [
      '<p><a href="https://mon-agence.wistia.com/medias/g5pnf59ala?wvideo=g5pnf59ala"><img src="https://embed-ssl.wistia.com/deliveries/abc.jpg?image_play_button_size=2x" width="400"></a></p>',
      'wistia',
      wistia,
    ],
    [
      'https://player.mediadelivery.net/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe',
      'bunny',
      bunny,
    ],
    [
      '<div style="position:relative;padding-top:56.25%;"><iframe src="https://iframe.mediadelivery.net/embed/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe?autoplay=true&loop=false&muted=false&preload=true&responsive=true" loading="lazy" style="border:0;position:absolute;top:0;height:100%;width:100%;" allow="accelerometer;gyroscope;autoplay" allowfullscreen="true"></iframe></div>',
      'bunny',
      bunny,
    ],
    ['https://videos.exemple.fr/w/bbTAvtQn2sJcVVNcmkhkwm', 'peertube', peertube],
    [
      'https://videos.exemple.fr/videos/watch/52a10666-3a18-4e73-93da-e8d3c12c305a',
      'peertube',
      'https://videos.exemple.fr/w/52a10666-3a18-4e73-93da-e8d3c12c305a',
    ],
    [`https://player.mux.com/${muxId}`, 'mux', mux],
    [`https://stream.mux.com/${muxId}.m3u8`, 'mux', mux],
    [
      `<script src="https://cdn.jsdelivr.net/npm/@mux/mux-player" defer></script><mux-player playback-id="${muxId}" metadata-video-title="Notre méthode"></mux-player>`,
      'mux',
      mux,
    ],
    ['https://www.dailymotion.com/video/x84sh87?playlist=x6hynt', 'dailymotion', dailymotion],
    ['https://dai.ly/x84sh87', 'dailymotion', dailymotion],
    [
      '<iframe src="https://geo.dailymotion.com/player.html?video=x84sh87" allowfullscreen></iframe>',
      'dailymotion',
      dailymotion,
    ],
    [
      '<script src="https://geo.dailymotion.com/player/xgvyr.js" data-video="x84sh87"></script>',
      'dailymotion',
      dailymotion,
    ],
    [`https://www.loom.com/share/${loomId}?sid=0b1c-2d`, 'loom', loom],
    [`https://www.loom.com/share/Notre-methode-${loomId}`, 'loom', loom],
    [
      `<div style="position: relative;"><iframe src="https://www.loom.com/embed/${loomId}?sid=1" frameborder="0" webkitallowfullscreen allowfullscreen></iframe></div>`,
      'loom',
      loom,
    ],
    ['https://fast.vidalytics.com/embeds/ydq0TH7p/eC6wQ0IBC0XGwMad/', 'vidalytics', vidalytics],
    [
      `<div id="vidalytics_embed_eC6wQ0IBC0XGwMad" style="width: 100%; position:relative; padding-top: 56.25%;"></div><script type="text/javascript">(function (v, i, d, a, l, y, t, c, s) { y='_'+d.toLowerCase(); })(window, document, 'Vidalytics', 'vidalytics_embed_eC6wQ0IBC0XGwMad', 'https://fast.vidalytics.com/embeds/ydq0TH7p/eC6wQ0IBC0XGwMad/');</script>`,
      'vidalytics',
      vidalytics,
    ],
  ])('%s', (pasted, provider, pageUrl) => {
    const { found, frame } = understood('video', pasted)
    expect([found.provider, frame?.pageUrl]).toEqual([provider, pageUrl])
  })

  it('keeps the player that the owner chose at Dailymotion', () => {
    const code =
      '<script src="https://geo.dailymotion.com/player/xg.js" data-video="x84s"></script>'
    expect(understood('video', code).frame?.frameUrl).toBe(
      'https://geo.dailymotion.com/player/xg.html?video=x84s',
    )
  })

  it.each([
    ['https://www.youtube.com/@mon-agence', 'YouTube'],
    ['https://vimeo.com/mon-agence', 'Vimeo'],
    ['https://vimeo.com/showcase/1234567', 'Vimeo'],
    ['https://vimeo.com/event/1234567', 'Vimeo'],
    ['https://mon-agence.wistia.com/projects/x', 'Wistia'],
    ['https://www.loom.com/looms/videos', 'Loom'],
    ['https://www.exemple.fr/video', undefined],
    ['notre vidéo', undefined],
    ['<iframe></iframe>', undefined],
    ['', undefined],
  ])('%j is at %s, and no video', (pasted, name) => {
    const found = recognise('video', pasted)
    expect([found.provider, 'whose' in found ? found.whose?.service.name : '']).toEqual([
      undefined,
      name,
    ])
  })
})

describe('a booking page, as its service gives it', () => {
  it.each<[string, ProviderId<'scheduling'>, string]>([
    ['calendly.com/agence/appel', 'calendly', 'https://calendly.com/agence/appel'],
    [
      ' https://calendly.com/agence/appel?utm_source=x&month=2026-07 ',
      'calendly',
      'https://calendly.com/agence/appel?month=2026-07',
    ],
    [
      '<!-- Calendly inline widget begin --><div class="calendly-inline-widget" data-url="https://calendly.com/agence/appel" style="min-width:320px;height:700px;"></div><script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script>',
      'calendly',
      'https://calendly.com/agence/appel',
    ],
    [
      '<script type="text/javascript">(function (C, A, L) {})(window, "https://app.cal.com/embed/embed.js", "init"); Cal("init", "30min", {origin:"https://app.cal.com"}); Cal.ns["30min"]("inline", { elementOrSelector:"#my-cal-inline-30min", config: {"layout":"month_view"}, calLink: "agence/30min", });</script>',
      'cal-com',
      'https://cal.com/agence/30min',
    ],
    [
      '<script>Cal("init", {origin:"https://app.cal.eu"})</script><button data-cal-link="agence/30min" data-cal-origin="https://app.cal.eu">Réserver</button>',
      'cal-com',
      'https://cal.eu/agence/30min',
    ],
    [
      '<iframe src="https://api.leadconnectorhq.com/widget/booking/AbCdEf123" style="width: 100%;border:none;overflow: hidden;" scrolling="no" id="AbCdEf123_1"></iframe><br><script src="https://link.msgsndr.com/js/form_embed.js" type="text/javascript"></script>',
      'lead-connector',
      'https://api.leadconnectorhq.com/widget/booking/AbCdEf123',
    ],
    [
      '<div class="meetings-iframe-container" data-src="https://meetings-eu1.hubspot.com/camille/appel?embed=true"></div><script type="text/javascript" src="https://static.hsappstatic.net/MeetingsEmbed/ex/MeetingsEmbedCode.js"></script>',
      'hubspot',
      'https://meetings-eu1.hubspot.com/camille/appel?embed=true',
    ],
    [
      '<div class="iclosed-widget" data-url="https://app.iclosed.io/e/agence/appel" title="Appel" style="width:100%;height:620px"></div><script src="https://app.iclosed.io/assets/widget.js" async></script>',
      'iclosed',
      'https://app.iclosed.io/e/agence/appel',
    ],
    [
      '<div class="zcal-inline-widget"><a href="https://zcal.co/i/AbCdEfGh">Appel</a></div><script src="https://static.zcal.co/embed/v1/embed.js" async></script>',
      'zcal',
      'https://zcal.co/i/AbCdEfGh',
    ],
    [
      '<!-- Google Calendar Appointment Scheduling begin --><iframe src="https://calendar.google.com/calendar/appointments/schedules/AcZssZ0?gv=true" style="border: 0" width="100%" height="600" frameborder="0"></iframe>',
      'google',
      'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0?gv=true',
    ],
    [
      '<script src="//widget.simplybook.it/v2/widget/widget.js"></script><script>var widget = new SimplybookWidget({"widget_type":"iframe","url":"https:\\/\\/agence.simplybook.it","theme":"default"});</script>',
      'simplybook',
      'https://agence.simplybook.it/',
    ],
    [
      '<div class="tidycal-embed" data-path="agence/appel"></div><script src="https://asset-tidycal.b-cdn.net/js/embed.js" async></script>',
      'tidycal',
      'https://tidycal.com/agence/appel',
    ],
    [
      '<iframe src="https://app.acuityscheduling.com/schedule.php?owner=1234&amp;ref=embedded_csp" title="Schedule Appointment" width="100%" height="800" frameBorder="0" allow="payment"></iframe><script src="https://embed.acuityscheduling.com/js/embed.js" type="text/javascript"></script>',
      'acuity',
      'https://app.acuityscheduling.com/schedule.php?owner=1234&ref=embedded_csp',
    ],
    [
      '<iframe src="https://agence.youcanbook.me/?noframe=true&skipHeaderFooter=true" id="ycbmiframeagence" style="width:100%;height:1000px;border:0px;" frameborder="0"></iframe>',
      'youcanbookme',
      'https://agence.youcanbook.me/?noframe=true&skipHeaderFooter=true',
    ],
    [
      '<iframe frameborder="0" width="100%" height="720" src="https://meet.brevo.com/agence/borderless?l=appel"></iframe>',
      'brevo',
      'https://meet.brevo.com/agence/borderless?l=appel',
    ],
    [
      "<iframe src='https://outlook.office.com/book/Agence@exemple.fr/?ismsaljsauthenabled' width='100%' height='100%' scrolling='yes' style='border:0'></iframe>",
      'microsoft-bookings',
      'https://outlook.office.com/book/Agence@exemple.fr/?ismsaljsauthenabled',
    ],
  ])('%s', (pasted, provider, url) => {
    expect(recognise('scheduling', pasted)).toEqual({ provider, url })
  })

  it('gives back the address that no service answers at', () => {
    expect(recognise('scheduling', 'rdv.exemple.fr/appel').url).toBe('https://rdv.exemple.fr/appel')
    expect(recognise('scheduling', 'notre agenda').url).toBeUndefined()
  })
})

const examples = (['video', 'scheduling'] as const).flatMap((kind) =>
  Object.entries<ListedProvider>(providers[kind])
    .filter(([id]) => id !== 'page')
    .map(([id, { example }]) => [kind, id, example] as const),
)
it.each(examples)(
  'recognises the example of %s/%s, and its own page again',
  (kind, id, example) => {
    const { found, frame } = understood(kind, example)
    expect(found.provider).toBe(id)
    expect(recognise(kind, frame?.pageUrl ?? '').provider).toBe(id)
    if (kind === 'scheduling') expect(mistakeAt(new URL(example))).toBeUndefined()
  },
)

it.each([
  ['https://meet.google.com/abc-defg-hij', 'salle de visioconférence'],
  ['https://us02web.zoom.us/j/123456789?pwd=x', 'salle de visioconférence'],
  ['https://teams.microsoft.com/l/meetup-join/19%3a', 'salle de visioconférence'],
  ['https://teams.live.com/meet/9876', 'salle de visioconférence'],
  ['https://whereby.com/mon-agence', 'salle de visioconférence'],
  ['https://calendar.app.google/AbCdEf', 'copiez l’adresse longue'],
  ['https://calendar.google.com/calendar/u/0/r?pli=1', 'page de réservation'],
  ['https://calendly.com/event_types/user/me', 'https://calendly.com/mon-agence/appel-decouverte'],
  ['https://calendly.com/app/scheduling/meeting_types/user/me', 'Copier le lien'],
  ['https://app-eu1.hubspot.com/meetings/123', 'https://meetings-eu1.hubspot.com/mon-agence/'],
  ['https://app.gohighlevel.com/v2/location/x/calendars', '/widget/booking/'],
  ['https://cdn.lemcal.com/lemcal-integrations.min.js', 'https://app.lemcal.com/@mon-agence/appel'],
  ['https://app.cal.com/event-types/12', 'https://cal.com/mon-agence/appel-decouverte'],
])('%s is a mistake with a way out', (address, way) => {
  expect(mistakeAt(new URL(address))).toContain(way)
})

it('never throws, whatever is pasted', () => {
  const code = fc.string().map((s) => `<i a="${s}">`)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), code), (text) => {
      expect(() => [recognise('video', text), recognise('scheduling', text)]).not.toThrow()
    }),
  )
})
