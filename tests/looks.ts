import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** What decides how letters are drawn: the browser, and the fonts that it finds. */
export function drawnWith(page: Page): string {
  let fonts = 'unknown'
  try {
    const list = execFileSync('fc-list', { encoding: 'utf8' }).split('\n').sort().join('\n')
    fonts = createHash('sha256').update(list).digest('hex').slice(0, 12)
  } catch {
    // A system without fontconfig.
  }
  return `Chromium ${page.context().browser()?.version()}, fonts ${fonts}`
}

/** Every element that shows something, one a line: its place in whole pixels, and what it says. */
export const boxesOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('main, main *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isVisible = element.checkVisibility({ visibilityProperty: true })
      if (!isVisible || width === 0 || height === 0) return []
      const own = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ''))
      const said = own.join(' ').replace(/\s+/g, ' ').trim().slice(0, 40)
      const place = [x, y + scrollY, width, height].map(Math.round).join(' ')
      return `${element.localName} ${place}${said && ` ${said}`}`
    })
  })

const numbersOf = (line: string) => line.match(/^\S+ (-?\d+) (-?\d+) (\d+) (\d+)/)?.slice(1) ?? []
const restOf = (line: string) => line.replace(/^(\S+) -?\d+ -?\d+ \d+ \d+/, '$1')

/** The lines where an element moved by two pixels or more, came or went. */
export function shifts(recorded: string[], shown: string[]): string[] {
  const isSame = (a: string, b: string) =>
    restOf(a) === restOf(b) &&
    numbersOf(a).every(
      (number, index) => Math.abs(Number(number) - Number(numbersOf(b)[index])) < 2,
    )
  return Array.from({ length: Math.max(recorded.length, shown.length) }, (_, index) => {
    const [before = 'nothing', after = 'nothing'] = [recorded[index], shown[index]]
    return isSame(before, after) && before !== 'nothing' ? '' : `${before} → ${after}`
  }).filter(Boolean)
}

/** What was recorded at one width: of each state the boxes, and what they were drawn with. */
export type Looks = { drawnWith: string; states: Record<string, string[]> }

export const writeLooks = ({ drawnWith, states }: Looks) => {
  const blocks = Object.entries(states).map(([id, boxes]) => [`## ${id}`, ...boxes].join('\n'))
  return `${[drawnWith, ...blocks].join('\n\n')}\n`
}

export function readLooks(text: string): Looks {
  const [drawnWith = '', ...blocks] = text.trimEnd().split('\n\n')
  const states = blocks.map((block) => {
    const [title = '', ...boxes] = block.split('\n')
    return [title.slice(3), boxes]
  })
  return { drawnWith, states: Object.fromEntries(states) }
}
