import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shipped } from '../../tests/sites.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { pictureRecord, readRecord, writeRecord } from '../social-picture.ts'
import { checkSocialPicture } from './check-social-picture.ts'

const folder = temporaryFolder()

const picture = 'site/media/partage.png'
const write = (content: Buffer) => {
  const file = join(folder, 'partage.png')
  writeFileSync(file, content)
  return file
}
const check = (file: string, expected: string) =>
  [...checkSocialPicture(file, expected)].map(
    ({ level, message }) => `${level} ${message.replaceAll(`${folder}/`, '')}`,
  )

it('has nothing to say of the picture as shipped', () => {
  expect(check(picture, pictureRecord(shipped.words, shipped.config.brand.color))).toEqual([])
})

it('says when the picture no longer says what the page says', () => {
  const bare = readFileSync(picture)
  const file = write(writeRecord(bare.subarray(0, 33 + 12), 'Pour tous : 20+ rendez-vous'))
  expect(check(file, 'Pour tous : 40+ rendez-vous')).toEqual([
    'fix partage.png : l’image des liens partagés a été faite pour « Pour tous : 20+ rendez-vous », et la page dit « Pour tous : 40+ rendez-vous ». Lancez npm run pictures, ou remplacez cette image par la vôtre.',
  ])
})

it('asks to look at a picture of another hand, and for one that is missing', () => {
  expect(check(write(Buffer.from('une image')), 'Bonjour')).toEqual([
    'look partage.png : cette image n’est pas la nôtre. Dit-elle bien « Bonjour » ?',
  ])
  expect(check(join(folder, 'rien.png'), 'Bonjour')).toEqual([
    'fix rien.png : l’image des liens partagés manque. Lancez npm run pictures, ou mettez là une image PNG de 1200 pixels sur 630.',
  ])
})

it('does not stumble over a file that was cut', () => {
  const png = writeRecord(readFileSync(picture).subarray(0, 45), 'Bonjour')
  expect(readRecord(png)).toBe('Bonjour')
  for (let length = 0; length < png.length - 12; length += 1) {
    expect(() => readRecord(png.subarray(0, length))).not.toThrow()
  }
})
