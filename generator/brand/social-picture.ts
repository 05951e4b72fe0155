// Draws the picture that social networks show beside a shared link. From top to bottom: the banner, the headline
// and the subline of the home page, then the top of its video box.
import sharp, { type Sharp } from 'sharp'
import type { Words } from '../../defaults/words.ts'
import { brandColors, fixedColor } from '../../owner/brand-colors.ts'
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
const TEXT_WIDTH = 1030
const SUBLINE_GAP = 18

type TextStyle = {
  /** The name of the font in its file, then that file. */
  font: string
  file: string
  color: string
  /** Font sizes to try, from the preferred one to the smallest, which long sentences need. */
  sizes: number[]
  maxHeight: number
  /** Height of a line, where 1 is the one that the font asks for. */
  lineHeight: number
  /** Space added between letters, in ems. */
  tracking: number
}

const headlineStyle: TextStyle = {
  font: 'Fraunces',
  file: 'Fraunces-SemiBold',
  color: fixedColor('ink'),
  sizes: [74, 66, 58, 50, 42, 34, 26],
  maxHeight: 262,
  lineHeight: 0.91,
  tracking: -0.015,
}
const sublineStyle: TextStyle = {
  font: 'Figtree Light,',
  file: 'Figtree-Regular',
  color: fixedColor('soft'),
  sizes: [33, 28, 24, 20],
  maxHeight: 90,
  lineHeight: 1.1,
  tracking: 0,
}
const bannerStyle: TextStyle = { ...sublineStyle, color: '#ffffff', sizes: [28], maxHeight: 40 }

/** XML cannot hold control characters: spaces replace them. */
const plain = (text: string) => escapeHtml(text.replace(/\p{Cc}/gu, ' '))

/** Pango breaks « rendez-vous » after its hyphen, and the highlighter marks one line only. */
const UNBROKEN = 'allow_breaks="false"'

async function drawSocialPicture({ banner, hero, color, addsAdBudget }: Drawing) {
  const promise = `<span ${UNBROKEN}>${plain(hero.promise)}</span>`
  const sentences = addsAdBudget ? [...hero.subline, hero.adBudget] : hero.subline
  const [above, headline, subline] = await Promise.all([
    setText(`${plain(banner)}\u00a0\u00a0↓`, bannerStyle),
    setText(`${plain(hero.beforePromise)} ${promise} ${plain(hero.afterPromise)}`, headlineStyle),
    setText(plain(sentences.join(' ')), sublineStyle),
  ])
  const freeHeight = VIDEO_TOP - BANNER_HEIGHT - headline.height - SUBLINE_GAP - subline.height
  const headlineTop = BANNER_HEIGHT + Math.round(freeHeight / 2)
  return sharp(Buffer.from(backgroundIn(color)))
    .composite([
      inTheMiddle(above, Math.round((BANNER_HEIGHT - above.height) / 2)),
      inTheMiddle(headline, headlineTop),
      inTheMiddle(subline, headlineTop + headline.height + SUBLINE_GAP),
    ])
    .png()
    .toBuffer()
}

type Drawn = { input: Buffer; width: number; height: number }

const inTheMiddle = ({ input, width }: Drawn, top: number) => ({
  input,
  top,
  left: Math.round((WIDTH - width) / 2),
})

/** Sets a text in the largest size that fits, in lines of about the same length, and shrinks a text that never fits. */
async function setText(markup: string, style: TextStyle): Promise<Drawn> {
  const { size, width } = await largestFit(markup, style)
  const letters = await draw(markup, style, size, width)
  const layers = markup.includes(UNBROKEN) ? [await drawHighlight(markup, style, size, width)] : []
  const text = await sharp({
    create: {
      width: letters.width,
      height: letters.height,
      channels: 4,
      background: 'transparent',
    },
  })
    .composite([...layers, letters])
    .png()
    .toBuffer()
  return write(
    sharp(text).resize({
      width: TEXT_WIDTH,
      height: style.maxHeight,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  )
}

async function largestFit(markup: string, style: TextStyle) {
  const [smallest = 0] = style.sizes.slice(-1)
  for (const size of style.sizes) {
    const text = await draw(markup, style, size, TEXT_WIDTH)
    if (text.height > style.maxHeight || text.width > TEXT_WIDTH) continue
    // Lines become shorter while their number stays the same, so that no word stands alone on the last one.
    for (let width = TEXT_WIDTH / 2; width < TEXT_WIDTH; width += 40) {
      const narrower = await draw(markup, style, size, width)
      if (narrower.height <= text.height && narrower.width <= width) return { size, width }
    }
    return { size, width: TEXT_WIDTH }
  }
  return { size: smallest, width: TEXT_WIDTH }
}

/** Draws the highlighter of a headline: a band across the lower part of the words that it marks. */
async function drawHighlight(markup: string, style: TextStyle, size: number, width: number) {
  const marked = markup.replace(UNBROKEN, `${UNBROKEN} background="black"`)
  // Pango draws letters that have an alpha of 0 as opaque.
  const { input } = await draw(marked, { ...style, color: '#00000001' }, size, width)
  const trimmed = sharp(input).trim({ background: 'transparent' })
  const { info } = await trimmed.toBuffer({ resolveWithObject: true })
  const band = { width: info.width, height: Math.round(0.34 * size), channels: 4 as const }
  return {
    input: { create: { ...band, background: fixedColor('sun') } },
    left: -(info.trimOffsetLeft ?? 0),
    top: info.height - (info.trimOffsetTop ?? 0) - Math.round(0.45 * size),
  }
}

function draw(markup: string, style: TextStyle, size: number, width: number): Promise<Drawn> {
  // Pango counts in 1024ths of a point; at 72 dots per inch, a point is a pixel.
  const tracking = Math.round(style.tracking * size * 1024)
  const attributes = `foreground="${style.color}" letter_spacing="${tracking}" line_height="${style.lineHeight}"`
  return write(
    sharp({
      text: {
        text: `<span ${attributes}>${markup}</span>`,
        font: `${style.font} ${size}`,
        fontfile: `generator/brand/fonts/${style.file}.ttf`,
        width: Math.round(width),
        wrap: 'word-char',
        align: 'centre',
        dpi: 72,
        rgba: true,
      },
    }),
  )
}

async function write(picture: Sharp): Promise<Drawn> {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Draws what lies under the words: the banner's bar, and the video's box, which the lower edge cuts. */
function backgroundIn(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="shade" x2="1" y2="1">
      <stop stop-color="${color}"/>
      <stop offset="1" stop-color="${brandColors(color)['--green-deep']}"/>
    </linearGradient>
    <rect width="1200" height="630" fill="${fixedColor('paper')}"/>
    <rect width="1200" height="${BANNER_HEIGHT}" fill="#000"/>
    <g transform="translate(600 ${VIDEO_TOP})">
      <rect x="-472" width="944" height="200" rx="24" fill="url(#shade)"/>
      <circle cy="64" r="46" fill="#fff"/>
      <path d="M-9 48 v32 l24 -16 z" fill="${color}"
        stroke="${color}" stroke-width="3" stroke-linejoin="round"/>
    </g>
  </svg>`
}
