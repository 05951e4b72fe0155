// Draws the picture that social networks show beside a shared link. At the left the agency, the headline and the
// subline of the home page; at the right the film's picture, or else a drawn month, with a play button.
import sharp, { type CreateText } from 'sharp'
import type { Words } from '../../defaults/words.ts'
import { colorOf } from '../../owner/brand-colors.ts'
import type { Site } from '../../src/Site.ts'
import { addressOf, type PublishedFiles } from '../published-files.ts'

export type SocialPicture = {
  address: string
  /** Missing where the owner publishes a picture of his own. */
  draw?: () => Promise<Buffer>
}

type Drawing = { name: string; hero: Words['home']['hero']; color: string; sentences: string[] }

/** The files published as the site's icon and, if there is one, as the film's picture. */
type Pictures = (string | Buffer | undefined)[]

/** Names the picture after what it shows, since networks keep the picture of an address for months. */
export function describeSocialPicture(
  { name, addsAdBudget, video }: Pick<Site, 'name' | 'addsAdBudget' | 'video'>,
  hero: Words['home']['hero'],
  color: string,
  files: PublishedFiles,
): SocialPicture {
  const sentences = addsAdBudget ? [...hero.subline, hero.adBudget] : hero.subline
  const pictures = ['/favicon.svg', video.poster?.src ?? ''].map((address) => files.get(address))
  const drawing = { name, hero, color, sentences }
  const shown = Buffer.from(JSON.stringify([drawing, pictures]))
  return {
    address: addressOf('partage.png', shown),
    draw: () => drawSocialPicture(drawing, pictures),
  }
}

// Lengths are in pixels of the picture, whose size of 1200 by 630 is the one that Facebook recommends.
const LEFT = 64
const HEADLINE_TOP = 172
const FOOT = 574

const heading = { font: 'Fraunces', fontfile: 'generator/brand/fonts/Fraunces-SemiBold.ttf' }
const text = { font: 'Figtree Light,', fontfile: 'generator/brand/fonts/Figtree-Regular.ttf' }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** XML cannot hold control characters: spaces replace them. */
const plain = (words: string) =>
  words.replace(/\p{Cc}/gu, ' ').replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')

async function drawSocialPicture(drawing: Drawing, [icon, poster]: Pictures) {
  const { name, hero, color, sentences } = drawing
  // Pango would break « rendez-vous » after its hyphen.
  const promise = `<span allow_breaks="false">${plain(hero.promise)}</span>`
  const lastLine = `${promise} ${plain(hero.afterPromise)}`
  const headline = `${plain(hero.beforePromise)}\n${lastLine}`
  const subline = sentences.map(plain).join('\n')
  const agency = await setText(text, plain(name), 'ink', { width: 560, height: 30 })
  const title = await setText(heading, headline, 'ink', { width: 640, height: 180 })
  const foot = await setText(text, subline, 'soft', { width: 640, height: 36 * sentences.length })

  const dpi = title.info.textAutofitDpi ?? 72
  const { info: marked } = await setText(heading, promise, 'ink', { dpi })
  const { info: last } = await setText(heading, lastLine, 'ink', { dpi })
  // A text is as high as its ink: the last line is higher than the promise by the tails of its letters.
  const baseline = HEADLINE_TOP + title.info.height - (last.height - marked.height)
  const letterSize = dpi / 6
  const pen = `<rect x="${LEFT - 2}" y="${baseline - 0.25 * letterSize}" width="${marked.width + 4}"
    height="${0.34 * letterSize}" fill="${colorOf('sun')}"/>`
  // An SVG may hold a JPEG, but no WebP.
  const film = poster && (await sharp(poster).jpeg().toBuffer())
  return sharp(Buffer.from(backgroundIn(color, pen, [icon, film])))
    .composite([
      { input: agency.data, left: LEFT + 69, top: 82 - Math.round(agency.info.height / 2) },
      { input: title.data, left: LEFT, top: HEADLINE_TOP },
      { input: foot.data, left: LEFT, top: FOOT - foot.info.height },
    ])
    .png()
    .toBuffer()
}

/** Sets a text as large as it fits, or at the density that another text was given. */
function setText(font: typeof text, words: string, color: string, size: Partial<CreateText>) {
  const markup = `<span foreground="${colorOf(color)}">${words}</span>`
  const letters = sharp({ text: { ...font, ...size, text: markup, wrap: 'word-char', rgba: true } })
  return letters.png().toBuffer({ resolveWithObject: true })
}

/** Draws what lies under the words, and beside them the film: its picture, or else the month of its cover. */
function backgroundIn(color: string, pen: string, [icon, film]: Pictures): string {
  const image = (type: string, content: string | Buffer = '') =>
    `href="data:image/${type};base64,${Buffer.from(content).toString('base64')}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <pattern id="tile" width="40" height="29" patternUnits="userSpaceOnUse">
      <rect width="36" height="25" rx="4" fill="#fff" fill-opacity="0.11"/>
    </pattern>
    <linearGradient id="shade" y1="1" x2="0" y2="0">
      <stop stop-color="#08120e" stop-opacity="0.7"/>
      <stop offset="0.4" stop-color="#08120e" stop-opacity="0"/>
    </linearGradient>
    <rect width="1200" height="630" fill="${colorOf('cover-shade', color)}"/>
    <g transform="translate(800 -60) rotate(7) scale(2.7)" fill="${colorOf('sun')}">
      <rect width="240" height="261" fill="url(#tile)"/>
      <rect x="80" width="36" height="25" rx="4"/><rect x="40" y="29" width="36" height="25" rx="4"/>
      <rect x="40" y="58" width="36" height="25" rx="4"/><rect x="80" y="87" width="36" height="25" rx="4"/>
    </g>
    <image x="744" width="456" height="630" preserveAspectRatio="xMidYMid slice" ${image('jpeg', film)}/>
    <rect x="744" width="456" height="630" fill="url(#shade)"/>
    <circle cx="856" cy="518" r="56" fill="#fff"/>
    <path d="M846 499v38l31-19z" fill="${color}" stroke="${color}" stroke-width="3" stroke-linejoin="round"/>
    <rect width="744" height="630" fill="${colorOf('paper')}"/>
    <image x="${LEFT}" y="56" width="52" height="52" ${image('svg+xml', icon)}/>
    ${pen}
  </svg>`
}
