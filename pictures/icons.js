// Draws every icon from public/favicon.svg: `node pictures/icons.js`.
import { readFileSync, writeFileSync } from 'node:fs'
import { withPackages } from './tools.js'

const drawing = readFileSync('public/favicon.svg', 'utf8')

/**
 * Systems that cut the icon to their own shape need the colour up to the edges, and the sign within
 * what is left: 80 % of the width for a maskable icon.
 * @param {number} scale of the sign
 */
const fullBleed = (scale) =>
  drawing
    .replace(/ rx="\d+"/, '')
    .replace('<g>', `<g transform="translate(32 32) scale(${scale}) translate(-32 -31)">`)

await withPackages(['sharp@0.35.5'], async (require) => {
  /** @type {(svg: string, size: number, options?: object) => Promise<Buffer>} */
  const draw = (svg, size, options = { palette: true, colours: 64, effort: 10 }) =>
    require('sharp')(Buffer.from(svg), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ compressionLevel: 9, ...options })
      .toBuffer()

  const icons = {
    'favicon.ico': ico(await draw(drawing, 32, {})),
    'apple-touch-icon.png': await draw(fullBleed(0.8), 180),
    'icon-192.png': await draw(drawing, 192),
    'icon-512.png': await draw(drawing, 512),
    'icon-maskable-512.png': await draw(fullBleed(0.68), 512),
  }
  for (const [name, bytes] of Object.entries(icons)) {
    writeFileSync(`public/${name}`, bytes)
    console.log(`public/${name}: ${bytes.length} bytes`)
  }
})

/**
 * An ICO file of one picture: a directory of 22 bytes, then the PNG as it is.
 * @param {Buffer} png 32 pixels wide
 */
function ico(png) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
