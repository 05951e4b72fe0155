import { expect, it } from 'vitest'
import { listFields } from '../../server/list-fields.ts'
import { edit } from '../store.ts'
import { emptiedByEmbed, rememberEmbed } from './emptied-by.ts'

const TITLE = 'site.yaml.video.title'
const COUNTRY = 'site.yaml.video.country'

/** Types addresses one after the other, leaves the field after each, and lists what was emptied last. */
function emptiedAfter(...addresses: string[]) {
  const field = listFields({ 'site.yaml': {} }).find(({ id }) => id === 'site.yaml.video.url')
  if (!field) throw new Error('No field asks for the address of the video.')
  edit({ [TITLE]: 'Notre film', [COUNTRY]: 'Suisse' })
  const emptied = addresses.map((value) => {
    const ids = Object.keys(emptiedByEmbed({ ...field, value }))
    rememberEmbed({ ...field, value })
    return ids
  })
  return emptied.at(-1)
}

const FILM = 'https://youtu.be/dQw4w9WgXcQ'

it.each([
  ['', FILM],
  ['https://youtu.be/dQw4w9WgXc', FILM],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30'],
  ['<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>'],
  [''],
])('keeps what belongs to a video whose address is mended: %j, %j', (...typed) => {
  expect(emptiedAfter(FILM, ...typed)).toEqual([])
})

it('empties what belongs to another video, and who runs another host', () => {
  expect(emptiedAfter(FILM, '', 'https://youtu.be/aqz-KE-bpKQ')).toEqual([TITLE])
  expect(emptiedAfter(FILM, 'https://vimeo.com/76979871')).toEqual(
    [COUNTRY, TITLE].sort().reverse(),
  )
})
