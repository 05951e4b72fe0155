import { expect, it } from 'vitest'
import { listFields } from '../../server/list-fields.ts'
import { edit, typedAnswer, undo } from '../store.ts'
import { answerField } from './answer-field.ts'

const FILM = 'https://youtu.be/dQw4w9WgXcQ'
const SAME_HOST = 'https://youtu.be/aqz-KE-bpKQ'
const OTHER_HOST = 'https://vimeo.com/76979871'

const all = { title: 'Notre film', country: 'Suisse' }
const idOf = (name: string) => `site.yaml.video.${name}`

/** Types answers in one field, one after the other. */
function type(id: string, typed: string[]) {
  const field = listFields({ 'site.yaml': {} }).find((each) => each.id === id)
  if (!field) throw new Error(`There is no field ${id}.`)
  for (const answer of typed) answerField(field, answer)
}

it.each([
  ['all, at its address in another form', all, ['https://www.youtube.com/watch?v=dQw4w9WgXcQ']],
  ['all, while its address is half typed', all, ['https://youtu.be/dQw4w9WgXc']],
  ['all, once its address is back', all, ['', OTHER_HOST, SAME_HOST, FILM]],
  [
    'who runs the host, in the place of another film',
    { ...all, title: '' },
    [OTHER_HOST, SAME_HOST],
  ],
  ['nothing, in the place of a film of another host', { title: '', country: '' }, [OTHER_HOST]],
  ['nothing, without its address', { title: '', country: '' }, ['']],
])('leaves of a video %s', (_, left, typed) => {
  edit({ [idOf('url')]: FILM, [idOf('title')]: all.title, [idOf('country')]: all.country })
  type(idOf('url'), typed)
  const answers = () => ({
    title: typedAnswer(idOf('title')),
    country: typedAnswer(idOf('country')),
  })
  expect(answers()).toEqual(left)
  undo()
  expect(answers()).toEqual(all)
})

it.each([
  ['', 'EI'],
  ['Lilas', 'SASU'],
  ['Lilas', 'EI', 'SA'],
])('leaves of a company’s name « %s » where its form becomes %s, %s', (left, ...typed) => {
  const publisher = 'site.yaml.legal.publisher'
  edit({ [`${publisher}.legalForm`]: 'SAS', [`${publisher}.name`]: 'Lilas' })
  type(`${publisher}.legalForm`, typed)
  expect(typedAnswer(`${publisher}.name`)).toBe(left)
})
