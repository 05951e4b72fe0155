import { expect, it } from 'vitest'
import type { EmbedKind } from '../../services/providers.ts'
import { complete } from '../../tests/sites.ts'
import { inFile } from '../problems/in-file.ts'
import { checkSite } from '../schema/check-site.ts'
import type { WrittenValue } from './read-yaml.ts'

/** Reads what an owner wrote. @returns the keys for the schema, or the messages to the owner */
function read(kind: EmbedKind, typed: WrittenValue | undefined) {
  const { config, problems } = checkSite({ ...complete.folder.data, [kind]: typed })
  return problems.length === 0 ? config[kind] : problems.map(inFile).join('\n')
}

const whose = { name: 'Lilas', country: 'France', privacyPolicy: 'https://lilas.fr/donnees' }

it.each<[WrittenValue, unknown]>([
  [
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    { provider: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' },
  ],
  // Where `provider` and the address do not agree, the address decides.
  [
    { provider: 'vimeo', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { provider: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' },
  ],
  ['media/a.mp4', { provider: 'file', src: 'media/a.mp4' }],
  [{ src: 'media/a.mp4' }, { provider: 'file', src: 'media/a.mp4' }],
  [
    { url: 'vimeo.com/76979871/8272103f6e', title: 'A' },
    { provider: 'vimeo', url: 'https://vimeo.com/76979871/8272103f6e', title: 'A' },
  ],
  [
    { url: 'https://videos.lilas.fr/x', ...whose },
    { provider: 'page', url: 'https://videos.lilas.fr/x', isOwn: false, ...whose },
  ],
])('an address, an embed code or a file is enough for a video: %j', (typed, understood) => {
  expect(read('video', typed)).toEqual(understood)
})

it.each([
  'calendly.com/agence/appel',
  'http://calendly.com/agence/appel',
  '<div class="calendly-inline-widget" data-url="https://calendly.com/agence/appel"></div>',
])('an address or an embed code is enough for a calendar: %s', (url) => {
  const understood = { provider: 'calendly', url: 'https://calendly.com/agence/appel' }
  expect(read('scheduling', url)).toEqual(understood)
  expect(read('scheduling', { url })).toEqual(understood)
})

it('gives an order where an embed cannot be used', () => {
  const page = 'https://agenda.lilas.fr/appel'
  const said = [
    read('video', 'https://www.youtube.com/@agence'),
    read('video', 'https://www.lilas.fr/videos/film.mp4?dl=1'),
    read('video', { provider: 'wista', url: page }),
    read('video', { provider: 'wistia', url: 'https://mon-agence.wistia.com/projects/x' }),
    read('video', { url: 'https://youtu.be/dQw4w9WgXcQ', aspectRatio: '0' }),
    read('scheduling', { provider: 'calendly', url: 'https://calendly.com.evil.fr/agence' }),
    read('scheduling', 'https://meet.google.com/abc-defg-hij'),
    read('scheduling', { provider: 'cal-com', url: page }),
    read('scheduling', { url: page, isOwn: 'non' }),
  ]
  expect(said.join('\n')).toMatchInlineSnapshot(`
    "video : « https://www.youtube.com/@agence » est bien chez YouTube, et n’est pas l’adresse d’une vidéo. Donnez par exemple « https://www.youtube.com/watch?v=dQw4w9WgXcQ ».
    video : téléchargez ce film, mettez-le dans le dossier « media » du site, puis donnez « media/film.mp4 ».
    video.provider : « wista » ne convient pas. Services possibles : wistia, vimeo, youtube, bunny, mux, gumlet, api-video, peertube, dailymotion, loom, vidalytics, page, file. Écrivez « provider: wistia ».
    video.url : « https://mon-agence.wistia.com/projects/x » n’est pas l’adresse d’une vidéo Wistia. Donnez par exemple « https://mon-agence.wistia.com/medias/g5pnf59ala ». Videz « provider ».
    video.aspectRatio : « 0 » ne convient pas. Écrivez la largeur divisée par la hauteur, entre 0.5 et 3, par exemple « 16 / 9 ».
    scheduling.url : « https://calendly.com.evil.fr/agence » n’est pas l’adresse d’une page de réservation Calendly. Donnez par exemple « https://calendly.com/mon-agence/appel-decouverte ». Videz « provider ».
    scheduling : cette adresse ouvre une salle de visioconférence, et non un agenda. Donnez celle de la page où l’on choisit un créneau.
    scheduling.isOwn : cette clé manque. Nous ne reconnaissons pas cette adresse : vérifiez-la, ou dites qui la tient, même sous votre nom de domaine. Écrivez « isOwn: oui » ou « isOwn: non ».
    scheduling.name : cette clé manque. Écrivez par exemple « Doodle ».
    scheduling.country : cette clé manque. Écrivez par exemple « Suisse ».
    scheduling.privacyPolicy : cette clé manque. Écrivez par exemple « https://doodle.com/fr/privacy-policy »."
  `)
})

it.each(['/etc/passwd.mp4', 'media/../../secret.mp4', 'media/.video.mp4', 'video.exe'])(
  'a video is a file of the folder, not %s',
  (src) => expect(read('video', { src })).toMatch(/^video\.src : « .* Donnez/),
)

it.each([
  'https://calendly.com:8443/a/b',
  'https://me:secret@calendly.com/a/b',
  'https://calendly.com/a;script-src *',
  'https://xn--caf-dma.fr/a',
])('no calendar may split a header or hide another host: %s', (url) => {
  expect(read('scheduling', { provider: 'calendly', url })).toMatch(/^scheduling\.url/)
  expect(read('scheduling', url)).toMatch(/^scheduling/)
})

it('knows whose a video or a calendar is, and never takes a domain of the owner’s for an answer', () => {
  const ours = 'https://rdv.mon-agence.fr'
  for (const [kind, url] of [
    ['scheduling', `${ours}/appel`],
    ['video', `${ours}/w/bbTAvtQn2sJcVVNcmkhkwm`],
  ] as const) {
    expect(read(kind, url)).toMatch(/isOwn : cette clé manque/)
    expect(read(kind, { url, isOwn: 'oui' })).toMatchObject({ isOwn: true })
    expect(read(kind, { url, ...whose })).toMatchObject({ isOwn: false, name: 'Lilas' })
  }
  const hosted = { provider: 'lead-connector', url: `${ours}/widget/booking/abc` }
  expect(read('scheduling', hosted)).toEqual(hosted)
  // `isOwn`, a name or a country is ignored where the address identifies the company.
  const calendly = { provider: 'calendly', url: 'https://calendly.com/a/b' }
  for (const claim of [{ isOwn: 'oui' }, whose]) {
    expect(read('scheduling', { url: calendly.url, ...claim })).toEqual(calendly)
  }
})

it.each([[undefined], [{}], [{ provider: 'demo' }]])(
  'shows the demonstration until there is an address, and nothing of it afterwards: %j',
  (typed) => {
    expect(read('scheduling', typed)).toEqual({ provider: 'demo' })
    expect(read('scheduling', { ...typed, url: 'https://zcal.co/a/b' })).toEqual({
      provider: 'zcal',
      url: 'https://zcal.co/a/b',
    })
    expect(read('video', undefined)).toMatchObject({ src: 'media/demonstration.mp4' })
    expect(read('video', { src: 'media/a.mp4' })).toEqual({ provider: 'file', src: 'media/a.mp4' })
  },
)
