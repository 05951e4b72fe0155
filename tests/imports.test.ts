import { join } from 'node:path'
import { expect, it } from 'vitest'
import readme from '../README.md?raw'

const sources = import.meta.glob<string>(
  ['../*/**/*.{ts,tsx}', '!../**/*.test.*', '!../tests/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** The rooms along the lower arrows of README's picture: each may import from those after it. */
const rooms: string[] = /^.*-\.->.*$/m.exec(readme)?.[0].match(/\w+(?=\/")/g) ?? []

const roomOf = (path: string) => path.split('/')[1] ?? ''

const isAbove = (room: string, other: string) => rooms.indexOf(room) < rooms.indexOf(other)

/** Every import of a file that a room holds, as paths from the root of the repository: `../src/routes.ts` */
const imports = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)].map(([, path = '']) => ({
    file,
    imported: join(file, '..', path),
  })),
)

it('tells a newcomer in one picture where a file may import from', () => {
  const upwards = imports.filter(({ file, imported }) => isAbove(roomOf(imported), roomOf(file)))
  expect(rooms.length).toBeGreaterThan(6)
  expect(imports.length).toBeGreaterThan(500)
  expect(upwards).toEqual([])
})

it('calls no two things in different rooms by one name', () => {
  const roomsOf = new Map<string, Set<string>>()
  for (const [file, source] of Object.entries(sources)) {
    for (const [, name = ''] of source.matchAll(/^export (?:async )?(?:\w+\*?) (\w+)/gm)) {
      roomsOf.set(name, (roomsOf.get(name) ?? new Set()).add(roomOf(file)))
    }
  }
  expect([...roomsOf].filter(([, rooms]) => rooms.size > 1)).toEqual([])
})
