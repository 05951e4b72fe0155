import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeService } from '../describe-service.ts'
import { findProvider, listProviders } from '../providers.ts'
import type { EmbedKind } from '../Service.ts'
import { readRatio } from './read-ratio.ts'
import { recogniseEmbed } from './recognise-embed.ts'

const muxId = 'EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs'
const loomId = '0281766fa2d04bb788eaf19e65135184'
const wistia = 'https://fast.wistia.net/embed/iframe/g5pnf59ala?doNotTrack=true&language=fr'
const bunny = 'https://player.mediadelivery.net/play/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe'
const vidalytics = 'https://fast.vidalytics.com/embeds/ydq0TH7p/eC6wQ0IBC0XGwMad/'

/** What owners paste, by the address that it must give: one text, or several. */
const pastedTexts: Record<EmbedKind, Record<string, string | string[]>> = {
  video: {
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ': [
      '  https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s  ',
      'Notre film : https://youtu.be/dQw4w9WgXcQ',
      'https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ',
      'https://www.youtube.com/shorts/dQw4w9WgXcQ',
      'https://studio.youtube.com/video/dQw4w9WgXcQ/edit',
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=Ab12&amp;start=3" title="YouTube video player" allowfullscreen></iframe>',
    ],
    'https://vimeo.com/76979871': [
      'https://www.vimeo.com/76979871?h=none',
      'https://vimeo.com/manage/videos/76979871/advanced',
      'https://vimeo.com/showcase/1234567?video=76979871',
    ],
    'https://vimeo.com/76979871/8272103f6e': [
      'https://vimeo.com/76979871/8272103f6e?share=copy&fl=sv&fe=ci',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0%20',
      'https://vimeo.com/mon-agence/review/76979871/8272103f6e',
      '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?badge=0&amp;h=8272103f6e&amp;app_id=58479" title="Notre méthode"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    ],
    [wistia]: [
      'https://mon-agence.wistia.com/stats/medias/g5pnf59ala?utm_source=mail',
      'https://www.mon-agence.fr/demo?wvideo=g5pnf59ala',
      '<script src="https://fast.wistia.com/assets/external/E-v1.js" async></script><div class="wistia_embed wistia_async_g5pnf59ala videoFoam=true">&nbsp;</div>',
      '<script src="https://fast.wistia.com/player.js" async></script><script src="https://fast.wistia.com/embed/g5pnf59ala.js" async type="module"></script><wistia-player media-id="g5pnf59ala" aspect="1.77"></wistia-player>',
      '<p><a href="https://mon-agence.wistia.com/medias/g5pnf59ala?wvideo=g5pnf59ala"><img src="https://embed-ssl.wistia.com/deliveries/abc.jpg?image_play_button_size=2x" width="400"></a></p>',
    ],
    [bunny]: `<div style="position:relative;padding-top:56.25%;"><iframe src="${bunny.replace('player', 'iframe').replace('play/', 'embed/')}?autoplay=true&loop=false" loading="lazy" allowfullscreen="true"></iframe></div>`,
    [`https://player.mux.com/${muxId}?disable-mux-data=true`]: [
      `<script src="https://cdn.jsdelivr.net/npm/@mux/mux-player" defer></script><mux-player playback-id="${muxId}"></mux-player>`,
      `&lt;mux-player playback-id=&quot;${muxId}&quot;&gt;&lt;/mux-player&gt;`,
      `&amp;lt;mux-player playback-id=“${muxId}”&amp;gt;&amp;lt;/mux-player&amp;gt;`,
    ],
    'https://www.dailymotion.com/video/x84sh87': [
      '<iframe src="https://geo.dailymotion.com/player.html?video=x84sh87" allowfullscreen></iframe>',
      '<script src="https://geo.dailymotion.com/player/xgvyr.js" data-video="x84sh87"></script>',
    ],
    [`https://www.loom.com/share/${loomId}`]: [
      `https://www.loom.com/share/Notre-methode-${loomId}?sid=0b1c-2d`,
      `<div style="position: relative;"><iframe src="https://www.loom.com/embed/${loomId}?sid=1" allowfullscreen></iframe></div>`,
    ],
    [vidalytics]: `<div id="vidalytics_embed_eC6wQ0IBC0XGwMad"></div><script type="text/javascript">(function (v, i, d, a) {})(window, document, 'Vidalytics', 'vidalytics_embed_eC6wQ0IBC0XGwMad', '${vidalytics}');</script>`,
  },
  scheduling: {
    'https://calendly.com/agence/appel': [
      'calendly.com/agence/appel',
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Fcalendly.com%252Fagence%252Fappel%26h%3DAT0&data=05%7C02%7Ccamille%40lilas.fr',
      'https://www.google.fr/url?sa=t&url=https://calendly.com/agence/appel&ved=2ah',
      'https://calendly.com/agence/appel/2026-07-13T10:00:00+02:00?month=2026-07&date=2026-07-13',
      '<!-- Calendly inline widget begin --><div class="calendly-inline-widget" data-url="https://calendly.com/agence/appel"></div><script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script>',
    ],
    'https://cal.com/agence/30min': [
      'https://cal.com/agence/30min?month=2026-07&slot=2026-07-13T08:00:00.000Z&rescheduleUid=abc',
      '<script type="text/javascript">(function (C, A, L) {})(window, "https://app.cal.com/embed/embed.js", "init"); Cal("init", "30min", {origin:"https://app.cal.com"}); Cal.ns["30min"]("inline", { elementOrSelector:"#my-cal-inline-30min", calLink: "agence/30min", });</script>',
    ],
    'https://rdv.exemple.fr/agence/30min':
      '<script>(function (C, A, L) {})(window, "https://rdv.exemple.fr/embed/embed.js", "init"); Cal("init", {origin:"https://rdv.exemple.fr"}); Cal("inline", { calLink: "agence/30min" })</script>',
    'https://cal.eu/agence/30min':
      '<script>Cal("init", {origin:"https://app.cal.eu"})</script><button data-cal-link="agence/30min" data-cal-origin="https://app.cal.eu">Réserver</button>',
    'https://meetings-eu1.hubspot.com/camille/appel':
      '<div class="meetings-iframe-container" data-src="https://meetings-eu1.hubspot.com/camille/appel?embed=true"></div><script type="text/javascript" src="https://static.hsappstatic.net/MeetingsEmbed/ex/MeetingsEmbedCode.js"></script>',
    'https://rdv.agence.fr/widget/bookings/appel': 'https://rdv.agence.fr/widget/bookings/appel',
    'https://agence.simplybook.it/':
      '<script src="//widget.simplybook.it/v2/widget/widget.js"></script><script>var widget = new SimplybookWidget({"widget_type":"iframe","url":"https:\\/\\/agence.simplybook.it","theme":"default"});</script>',
    'https://tidycal.com/agence/appel':
      '<div class="tidycal-embed" data-path="agence/appel"></div><script src="https://asset-tidycal.b-cdn.net/js/embed.js" async></script>',
    'https://app.acuityscheduling.com/schedule.php?owner=1234':
      '<iframe src="https://app.acuityscheduling.com/schedule.php?owner=1234&amp;ref=embedded_csp" title="Schedule Appointment" allow="payment"></iframe><script src="https://embed.acuityscheduling.com/js/embed.js" type="text/javascript"></script>',
    'https://meet.brevo.com/agence/appel':
      '<iframe frameborder="0" width="100%" height="720" src="https://meet.brevo.com/agence/borderless?l=appel"></iframe>',
    'https://outlook.office.com/book/Agence@exemple.fr/?ismsaljsauthenabled':
      "<iframe src='https://outlook.office.com/book/Agence@exemple.fr/?ismsaljsauthenabled' width='100%' height='100%' scrolling='yes'></iframe>",
  },
}

function findPage(kind: EmbedKind, pasted: string): string | undefined {
  const { providerId, url } = recogniseEmbed(kind, pasted)
  const entry = findProvider(kind, providerId)
  return entry && describeService(entry, new URL(url ?? ''), 'https://www.exemple.fr').pageUrl
}

const rows = Object.entries(pastedTexts).flatMap(([kind, pages]) =>
  Object.entries(pages).flatMap(([page, all]) =>
    [all].flat().map((pasted) => [pasted, kind as EmbedKind, page] as const),
  ),
)
it.each(rows)('an owner may paste %s', (pasted, kind, page) => {
  expect(findPage(kind, pasted)).toBe(page)
})

it.each<[EmbedKind, string, string?]>([
  ['video', 'https://vimeo.com/769798711234567', 'Vimeo'],
  ['video', 'https://vimeo.com.exemple.fr/76979871'],
  ['scheduling', 'https://calendly.com/agence/appel/invitees/0b1c2d3e', 'Calendly'],
  ['scheduling', 'https://calendly.com/fr/pricing', 'Calendly'],
  ['scheduling', 'https://cal.com/d/abcd/appel', 'Cal.com'],
  ['scheduling', 'https://docs.cal.com/introduction', 'Cal.com'],
  ['scheduling', 'https://calendar.google.com/calendar/appointments/privacy', 'Google Agenda'],
  ['scheduling', 'https://forms.fillout.com/t/login', 'Fillout'],
  ['video', 'https://dai.ly/privacy', 'Dailymotion'],
  ['scheduling', 'rdv.exemple.fr/appel'],
])('no %s is at %j, an address of %s', (kind, pasted, name) => {
  const { providerId, url, providerOfHost } = recogniseEmbed(kind, pasted)
  expect(providerId).toBeUndefined()
  expect(providerOfHost?.service.name).toBe(name)
  // Where no listed service is recognised, the address is kept, and the owner may name the company.
  if (pasted.startsWith('rdv')) expect(url).toBe(`https://${pasted}`)
})

const examples = (['video', 'scheduling'] as const).flatMap((kind) =>
  listProviders(kind)
    .filter(([id]) => id !== 'other')
    .map(([id, { example }]) => [kind, id, example] as const),
)
it.each(examples)(
  'recognises the example of %s/%s, and the page that it leads to',
  (kind, id, example) => {
    expect(recogniseEmbed(kind, example).providerId).toBe(id)
    expect(recogniseEmbed(kind, findPage(kind, example) ?? '').providerId).toBe(id)
  },
)

it.each(examples)('takes no mark for a part of an address of %s/%s', (kind, _id, example) => {
  const { url } = recogniseEmbed(kind, example)
  for (const marked of [
    ...[`${example}.`, `«${example}»`, `“${example}”`, `'${example}'`, `**${example}**`],
    ...[`_${example}_.`, `Réservez [ici](${example}) !`, `${example}, à bientôt`],
    ...[`Ou bien (${example}).\nÀ bientôt`, `${example}\n\nCordialement`],
  ]) {
    expect(recogniseEmbed(kind, marked).url, marked).toBe(url)
  }
})

it.each(examples)('publishes no part of an address of %s/%s', (kind, _id, example) => {
  const [start, end] = [example.slice(0, -2), example.slice(-2)]
  for (const cut of [
    ...[`${start} ${end}`, `Notre page : ${start}\n${end}.`, `${start}…`, `${start}...`],
    ...[`<iframe src="${start} ${end}"></iframe>`, example.replace(/\.(?=\w+\/)/, '. ')],
  ]) {
    const { providerId, url } = recogniseEmbed(kind, cut)
    expect({ providerId, url }, cut).toEqual({})
  }
})

it('takes no address in the place of another', () => {
  for (const other of ['https://vimeo.com/76979872', 'https://youtu.be/dQw4w9WgXcQ']) {
    const { refusal } = recogniseEmbed('video', `https://vimeo.com/76979871 ou ${other}`)
    expect(refusal).toContain('plusieurs adresses')
  }
  const frame = '<a href="https://a.fr/">A</a><iframe src="https://b.fr/c" width="5"></iframe>'
  expect(recogniseEmbed('scheduling', frame).url).toBe('https://b.fr/c')
})

it.each([
  ['<div style="padding:177.78% 0 0 0;position:relative"><iframe src="x"></iframe></div>', 0.5625],
  ['<iframe src="x" style="width:100%; aspect-ratio: 9 / 16; border:0"></iframe>', 0.5625],
  ['<div style="position: relative; padding-bottom: 62.5%; height: 0;"></div>', 1.6],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 0.5625],
  ['<iframe width="100%" height="600" src="x"></iframe>', undefined],
])('reads of %s the ratio %d', (pasted, ratio) => {
  expect(readRatio(pasted)).toBe(ratio)
})

it('never throws, whatever is pasted', () => {
  const code = fc.string().map((s) => `<i a="${s}">`)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), code), (text) => {
      expect(() => [
        recogniseEmbed('video', text),
        recogniseEmbed('scheduling', text),
      ]).not.toThrow()
    }),
  )
})
