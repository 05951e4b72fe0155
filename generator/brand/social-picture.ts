// Draws the picture that social networks show beside a shared link. From top to bottom: the banner, the headline
// and the subline of the home page, then the top of its video box.
import sharp from 'sharp'
import type { Words } from '../../defaults/words.ts'
import { colorOf } from '../../owner/brand-colors.ts'
import { escapeHtml } from '../pages/write-tag.ts'
import { addressOf } from '../published-files.ts'

export type SocialPicture = {
  address: string
  /** Missing where the owner publishes a picture of his own. */
  draw?: () => Promise<Buffer>
}

type Drawing = Pick<Words['home'], 'banner' | 'hero'> & { color: string; addsAdBudget: boolean }

/** Names the picture after what it shows, since networks keep the picture of an address for months. */
export function describeSocialPicture(
  { banner, hero }: Words['home'],
  color: string,
  addsAdBudget: boolean,
): SocialPicture {
  const drawing = { banner, hero, color, addsAdBudget }
  return {
    address: addressOf('partage.png', Buffer.from(JSON.stringify(drawing))),
    draw: () => drawSocialPicture(drawing),
  }
}

// Lengths are in pixels of the picture, whose size is the one that Facebook recommends.
const WIDTH = 1200
const HEIGHT = 630
const BANNER_HEIGHT = 72
const VIDEO_TOP = 505

const heading = { font: 'Fraunces', fontfile: 'generator/brand/fonts/Fraunces-SemiBold.ttf' }
const text = { font: 'Figtree Light,', fontfile: 'generator/brand/fonts/Figtree-Regular.ttf' }

/** XML cannot hold control characters: spaces replace them. */
const plain = (words: string) => escapeHtml(words.replace(/\p{Cc}/gu, ' '))

async function drawSocialPicture({ banner, hero, color, addsAdBudget }: Drawing) {
  // Pango would break « rendez-vous » after its hyphen.
  const mark = `allow_breaks="false" background="${colorOf('sun')}"`
  const headline = `${plain(hero.beforePromise)} <span ${mark}>${plain(hero.promise)}</span> ${plain(hero.afterPromise)}`
  const sentences = addsAdBudget ? [...hero.subline, hero.adBudget] : hero.subline
  const lines = await Promise.all([
    setText(text, `${plain(banner)} ↓`, '#ffffff', { top: 18, width: 900, height: 36 }),
    setText(heading, headline, colorOf('ink'), { top: 104, width: 1000, height: 270 }),
    setText(text, sentences.map(plain).join(' '), colorOf('soft'), {
      ...{ top: 400, width: 1000, height: 76 },
    }),
  ])
  return sharp(Buffer.from(backgroundIn(color)))
    .composite(lines)
    .png()
    .toBuffer()
}

type Box = { top: number; width: number; height: number }

/** Sets a text in the middle of a box, as large as it fits there. */
async function setText(font: typeof text, markup: string, color: string, box: Box) {
  const { top, width, height } = box
  const letters = sharp({
    text: {
      ...font,
      text: `<span foreground="${color}">${markup}</span>`,
      width,
      height,
      wrap: 'word-char',
      align: 'centre',
      rgba: true,
    },
  })
  const { data, info } = await letters.png().toBuffer({ resolveWithObject: true })
  return {
    input: data,
    left: Math.round((WIDTH - info.width) / 2),
    top: top + Math.round((height - info.height) / 2),
  }
}

/** Draws what lies under the words: the banner's bar, and the video's box, which the lower edge cuts. */
function backgroundIn(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="shade" x2="1" y2="1">
      <stop stop-color="${color}"/>
      <stop offset="1" stop-color="${colorOf('green-deep', color)}"/>
    </linearGradient>
    <rect width="1200" height="630" fill="${colorOf('paper')}"/>
    <rect width="1200" height="${BANNER_HEIGHT}" fill="#000"/>
    <g transform="translate(600 ${VIDEO_TOP})">
      <rect x="-472" width="944" height="200" rx="24" fill="url(#shade)"/>
      <circle cy="64" r="46" fill="#fff"/>
      <path d="M-9 48 v32 l24 -16 z" fill="${color}"
        stroke="${color}" stroke-width="3" stroke-linejoin="round"/>
    </g>
  </svg>`
}
