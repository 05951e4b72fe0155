import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { icons } from './icons.ts'

const folder = temporaryFolder()

function logo(name: string, content: string | Buffer) {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const bytes = (color: string, file: string) => {
  const drawn = icons(color, file)
  const read = (name: string) => drawn.get(name) ?? Buffer.alloc(0)
  return {
    svg: read('/favicon.svg').toString(),
    ico: read('/favicon.ico'),
    home: read('/apple-touch-icon.png'),
  }
}

const PNG = Buffer.from('\x89PNG', 'latin1')

it('draws the shipped logo in the owner’s colour', () => {
  const file = 'defaults/media/logo.svg'
  const green = bytes('#1c5b49', file)
  const red = bytes('#8c1c1c', file)
  expect(green.svg).toContain('#1c5b49')
  expect(red.svg).toBe(green.svg.replaceAll('#1c5b49', '#8c1c1c'))
  expect(green.ico.readUInt32LE(0)).toBe(0x10000)
  expect(green.ico.subarray(22, 26)).toEqual(PNG)
  expect(green.home.subarray(0, 4)).toEqual(PNG)
  expect(green.home.readUInt32BE(16)).toBe(180)
  expect(red.home).not.toEqual(green.home)
  expect(bytes('#1c5b49', file)).toEqual(green)
})

it('publishes the shapes of a drawing, and nothing that runs or calls', () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="a()">
    <script>b()</script><x:script xmlns:x="http://www.w3.org/2000/svg">c()</x:script>
    <set attributeName="href" to="javascript:d()"/><image href="https://evil.example/e.png"/>
    <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>
    <a href="java&#115;cript:f()"><rect width="9" height="9" onclick="g()"/></a></svg>`
  const { svg } = bytes('#1c5b49', logo('logo.svg', drawing))
  expect(svg).toContain('<path')
  expect(svg).not.toMatch(/script|evil|iframe|\bon\w+=|href="(?!data:)/i)
})

it('draws a PNG, and a logo that is no square', () => {
  const { home } = bytes('#1c5b49', 'defaults/media/logo.svg')
  const fromPng = bytes('#000000', logo('logo.PNG', home))
  expect(fromPng.svg).toContain('data:image/png;base64,')
  expect(fromPng.svg.length).toBeLessThan(10_000)
  const wide = bytes('#000000', 'docs/pictures/home-desktop.png')
  expect(wide.home.readUInt32BE(20)).toBe(180)
})

it.each([
  ['text.svg', '<svg xmlns="http://www.w3.org/2000/svg"><text>A</text></svg>', 'convertissez-le'],
  ['notes.svg', 'mes notes', 'n’est pas un dessin SVG'],
  ['slow.svg', '<svg xmlns="http://www.w3.org/2000/svg"><filter id="f"/></svg>', 'sans eux'],
  ['empty.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', 'ne se lit pas'],
  ['photo.png', 'JFIF', 'ne se lit pas'],
])('refuses %s', (name, content, reason) => {
  const refused = () => icons('#1c5b49', logo(name, content))
  expect(refused).toThrow(/^brand\.logo : «/)
  expect(refused).toThrow(reason)
})
