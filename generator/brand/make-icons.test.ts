import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { makeIcons } from './make-icons.ts'

const folder = temporaryFolder()

function logo(name: string, content: string | Buffer) {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const bytes = async (color: string, file: string) => {
  const drawn = await makeIcons(file, color)
  const read = (name: string) => Buffer.from(drawn.get(name) ?? '')
  return {
    svg: read('/favicon.svg').toString(),
    ico: read('/favicon.ico'),
    home: read('/apple-touch-icon.png'),
  }
}

const PNG = Buffer.from('\x89PNG', 'latin1')

it('draws the shipped logo in the owner’s colour', async () => {
  const file = 'defaults/media/logo.svg'
  const green = await bytes('#1c5b49', file)
  const red = await bytes('#8c1c1c', file)
  expect(green.svg).toContain('#1c5b49')
  expect(red.svg).toBe(green.svg.replaceAll('#1c5b49', '#8c1c1c'))
  expect(green.ico.subarray(0, 4)).toEqual(PNG)
  expect(green.home.subarray(0, 4)).toEqual(PNG)
  expect(green.home.readUInt32BE(16)).toBe(180)
  expect(red.home).not.toEqual(green.home)
})

it('draws a PNG, and a logo that is no square', async () => {
  const { home } = await bytes('#1c5b49', 'defaults/media/logo.svg')
  const fromPng = await bytes('#000000', logo('logo.PNG', home))
  expect(fromPng.svg).toContain('data:image/png;base64,')
  expect(fromPng.svg.length).toBeLessThan(10_000)
  const wide = await bytes('#000000', 'docs/pictures/home-desktop.png')
  expect(wide.home.readUInt32BE(20)).toBe(180)
})

it.each([
  ['text.svg', '<svg xmlns="http://www.w3.org/2000/svg"><text>A</text></svg>', 'convertissez-le'],
  ['notes.svg', 'mes notes', 'ne se lit pas'],
  [
    'script.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>a()</script></svg>',
    'SVG simple',
  ],
])('refuses %s', async (name, content, reason) => {
  const refused = () => makeIcons(logo(name, content), '#1c5b49')
  await expect(refused).rejects.toThrow(/logo : « /)
  await expect(refused).rejects.toThrow(reason)
})
