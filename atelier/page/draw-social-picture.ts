import type { State } from './api.ts'
import { pictureOf } from './picture-of.ts'

const WIDTH = 1200
const HEIGHT = 630

const load = (address: string) =>
  new Promise<HTMLImageElement | undefined>((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => resolve(undefined)
    picture.src = address
  })

/** Words of one line or another; those that are joined by a no-break space stay together. */
function inLines(brush: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && brush.measureText(longer).width <= room)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * Draws the picture of shared links as `npm run pictures` does: banner, headline, the video about to rise.
 *
 * @param words as the home page says them
 */
export async function drawSocialPicture(words: State['pictureWords']): Promise<Blob> {
  const poster = await load('/poster')
  await Promise.all(['560 74px Fraunces', '33px Figtree'].map((font) => document.fonts.load(font)))
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(`--${name}`)
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser draws nothing.')
  const write = (text: string, y: number) => brush.fillText(text, WIDTH / 2, y)
  brush.textAlign = 'center'
  brush.fillStyle = color('paper')
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  brush.fillStyle = color('black')
  brush.fillRect(0, 0, WIDTH, 72)
  brush.fillStyle = color('card')
  brush.font = '500 28px Figtree'
  write(`${words.banner} ↓`, 46)

  const { beforePromise, promise, afterPromise, subline } = words
  brush.font = '560 74px Fraunces'
  // The highlighter never breaks its words over two lines.
  const kept = promise.replaceAll(' ', '\u00a0')
  const headline = [beforePromise, kept, afterPromise].join(' ')
  const lines = inLines(brush, headline, 1050)
  for (const [index, line] of lines.entries()) {
    const y = 198 + index * 83
    if (line.includes(kept)) {
      const start = WIDTH / 2 - brush.measureText(line).width / 2
      const before = brush.measureText(line.slice(0, line.indexOf(kept))).width
      brush.fillStyle = color('sun')
      brush.fillRect(start + before, y - 17, brush.measureText(kept).width, 25)
    }
    brush.fillStyle = color('ink')
    write(line, y)
  }
  const under = 198 + lines.length * 83 - 22
  brush.fillStyle = color('soft')
  brush.font = '33px Figtree'
  write(subline, under)

  const top = Math.max(505, under + 40)
  brush.save()
  brush.beginPath()
  brush.roundRect(128, top, 944, 236, 24)
  brush.clip()
  brush.fillStyle = color('green')
  brush.fillRect(128, top, 944, 236)
  if (poster) {
    const tall = (944 * poster.naturalHeight) / poster.naturalWidth
    brush.drawImage(poster, 128, top - (tall - 236) * 0.38, 944, tall)
  }
  brush.restore()
  brush.fillStyle = color('card')
  brush.beginPath()
  brush.arc(WIDTH / 2, top + 64, 46, 0, 2 * Math.PI)
  brush.fill()
  brush.fillStyle = color('green')
  brush.fill(new Path2D(`M${WIDTH / 2 - 11} ${top + 46}v36l25-18z`))
  return pictureOf(canvas, 'image/png')
}
