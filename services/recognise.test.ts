import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recogniseScheduling, recogniseVideo } from './recognise.ts'
import type { schedulingProviders } from './scheduling-providers.ts'
import { videoProviders } from './video-providers.ts'

const youtube = { id: 'dQw4w9WgXcQ' }
const vimeo = { id: '76979871' }
const unlisted = { ...vimeo, hash: '8272103f6e' }
const wistia = { id: 'g5pnf59ala' }
const bunny = { libraryId: '759', id: 'eb1c4f77-0cda-46be-b47d-1118ad7c2ffe' }
const mux = { id: 'EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs' }
const loom = { id: '0281766fa2d04bb788eaf19e65135184' }
const vidalytics = { accountId: 'ydq0TH7p', id: 'eC6wQ0IBC0XGwMad' }

describe('a video, as its service gives it', () => {
  it.each<[string, keyof typeof videoProviders, Record<string, string>]>([
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
    [
      'https://videos.exemple.fr/w/bbTAvtQn2sJcVVNcmkhkwm',
      'peertube',
      { instance: 'videos.exemple.fr', id: 'bbTAvtQn2sJcVVNcmkhkwm' },
    ],
    [
      'https://videos.exemple.fr/videos/watch/52a10666-3a18-4e73-93da-e8d3c12c305a',
      'peertube',
      { instance: 'videos.exemple.fr', id: '52a10666-3a18-4e73-93da-e8d3c12c305a' },
    ],
    [`https://player.mux.com/${mux.id}`, 'mux', mux],
    [`https://stream.mux.com/${mux.id}.m3u8`, 'mux', mux],
    [
      `<script src="https://cdn.jsdelivr.net/npm/@mux/mux-player" defer></script><mux-player playback-id="${mux.id}" metadata-video-title="Notre méthode"></mux-player>`,
      'mux',
      mux,
    ],
    ['https://www.dailymotion.com/video/x84sh87?playlist=x6hynt', 'dailymotion', { id: 'x84sh87' }],
    ['https://dai.ly/x84sh87', 'dailymotion', { id: 'x84sh87' }],
    [
      '<iframe src="https://geo.dailymotion.com/player.html?video=x84sh87" allowfullscreen></iframe>',
      'dailymotion',
      { id: 'x84sh87' },
    ],
    [
      '<script src="https://geo.dailymotion.com/player/xgvyr.js" data-video="x84sh87"></script>',
      'dailymotion',
      { id: 'x84sh87', playerId: 'xgvyr' },
    ],
    [`https://www.loom.com/share/${loom.id}?sid=0b1c-2d`, 'loom', loom],
    [`https://www.loom.com/share/Notre-methode-${loom.id}`, 'loom', loom],
    [
      `<div style="position: relative;"><iframe src="https://www.loom.com/embed/${loom.id}?sid=1" frameborder="0" webkitallowfullscreen allowfullscreen></iframe></div>`,
      'loom',
      loom,
    ],
    ['https://fast.vidalytics.com/embeds/ydq0TH7p/eC6wQ0IBC0XGwMad/', 'vidalytics', vidalytics],
    [
      `<div id="vidalytics_embed_eC6wQ0IBC0XGwMad" style="width: 100%; position:relative; padding-top: 56.25%;"></div><script type="text/javascript">(function (v, i, d, a, l, y, t, c, s) { y='_'+d.toLowerCase(); })(window, document, 'Vidalytics', 'vidalytics_embed_eC6wQ0IBC0XGwMad', 'https://fast.vidalytics.com/embeds/ydq0TH7p/eC6wQ0IBC0XGwMad/');</script>`,
      'vidalytics',
      vidalytics,
    ],
  ])('%s', (pasted, provider, fields) => {
    expect(recogniseVideo(pasted)).toEqual({ provider, fields })
  })

  it.each([
    ['https://www.youtube.com/@mon-agence', '« https://www.youtube.com/watch?v=dQw4w9WgXcQ »'],
    ['https://vimeo.com/mon-agence', '« https://vimeo.com/76979871 »'],
    ['https://vimeo.com/showcase/1234567', '« https://vimeo.com/76979871 »'],
    ['https://vimeo.com/event/1234567', '« https://vimeo.com/76979871 »'],
    ['https://mon-agence.wistia.com/projects/x', '/medias/g5pnf59ala »'],
    ['https://www.loom.com/looms/videos', '/share/'],
    ['https://www.exemple.fr/video', 'provider: page'],
    ['notre vidéo', 'Collez l’adresse de la vidéo ou son code d’intégration'],
    ['<iframe></iframe>', 'Collez l’adresse'],
    ['', 'Collez l’adresse'],
  ])('%j gets the form to write', (pasted, order) => {
    const found = recogniseVideo(pasted)
    expect('order' in found && found.order).toContain(order)
  })

  it.each(Object.entries(videoProviders).filter(([id]) => id !== 'page'))(
    'recognises the example of %s, with sound fields',
    (id, { example, fields }) => {
      const found = recogniseVideo(example)
      if (!('provider' in found)) throw new Error(found.order)
      expect(found.provider).toBe(id)
      for (const [name, { form }] of Object.entries(fields)) {
        const value = found.fields[name]
        if (value && form instanceof RegExp) expect(value).toMatch(form)
      }
    },
  )
})

describe('a booking page, as its service gives it', () => {
  it.each<[string, keyof typeof schedulingProviders, string]>([
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
    expect(recogniseScheduling(pasted)).toEqual({ provider, url })
  })

  it('gives back the address that no service answers at', () => {
    expect(recogniseScheduling('rdv.exemple.fr/appel')).toEqual({
      url: 'https://rdv.exemple.fr/appel',
    })
    expect(recogniseScheduling('notre agenda')).toEqual({ url: undefined })
  })
})

it('never throws, whatever is pasted', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((s) => `<i a="${s}">`),
      ),
      (text) => {
        expect(() => [recogniseVideo(text), recogniseScheduling(text)]).not.toThrow()
      },
    ),
  )
})
