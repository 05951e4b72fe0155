// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { updateContent } from './update-content.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

it('changes the texts that changed, and leaves alone what a script has made of the others', () => {
  const before = '<h1>Un <b>titre</b></h1><p>Une phrase</p><div></div>'
  document.body.innerHTML = before
  const [title, , calendar] = [...document.body.children]
  calendar?.append('Calendrier')
  const after = '<h1>Un <b>autre</b></h1><p class="new">Une phrase</p><div></div>'
  updateContent(document.body, parse(before), parse(after))
  expect(document.body.innerHTML).toBe(after.replace('<div>', '<div>Calendrier'))
  expect(document.body.firstChild).toBe(title)

  updateContent(document.body, parse(after), parse('<h1>Un seul</h1>'))
  expect(document.body.innerHTML).toBe('<h1>Un seul</h1>')
})
