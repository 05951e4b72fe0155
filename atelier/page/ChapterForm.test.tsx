// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { checkAgainstSchema } from '../../generator/schema/check-against-schema.ts'
import { phrase, yesNo } from '../../generator/schema/field-types.ts'
import { siteJsonSchema } from '../../generator/schema/json-schema.ts'
import { siteSchema } from '../../generator/schema/site-schema.ts'
import { forTyping, type Schema } from '../server/form-schema.ts'
import { inForm } from '../server/judge.ts'
import { ChapterForm } from './ChapterForm.tsx'
import { chaptersOf } from './chapters.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** A copy of the schema with two keys that no form has ever heard of. */
const grown = siteSchema.extend({
  parking: phrase({
    label: 'où se garer',
    example: 'dans la cour, deux places',
    help: 'Se lit dans l’e-mail de confirmation.',
  }),
  hasLift: yesNo({ label: 'ascenseur', help: 'oui : la page le dit.' }).optional(),
})

it('asks for a new key of the schema, with its label, help, example and message', async () => {
  const schema = forTyping(siteJsonSchema(grown) as Schema)
  const [chapter] = chaptersOf({ 'site.yaml': schema })
  const { problems } = checkAgainstSchema(grown, { parking: '' })
  const kept = problems
    .filter(({ path }) => path[0] === 'parking')
    .map(({ path, message }) => ({ path: path as string[], message: inForm(message) }))
  expect(kept).toHaveLength(1)

  const root = document.body.appendChild(document.createElement('div'))
  const onEdit = vi.fn()
  if (!chapter) throw new Error('no chapter')
  await act(async () =>
    createRoot(root).render(
      createElement(ChapterForm, { chapter, data: {}, kept, onEdit, onChangeAt: () => {} }),
    ),
  )
  const label = [...root.querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'Où se garer',
  )
  const field = document.getElementById(label?.htmlFor ?? '') as HTMLTextAreaElement
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual([
    'Se lit dans l’e-mail de confirmation. Par exemple : dans la cour, deux places',
    kept[0]?.message,
  ])
  expect(field.getAttribute('aria-invalid')).toBe('true')

  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    set?.call(field, 'dans la rue')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ parking: 'dans la rue' }))
  const lift = [...root.querySelectorAll('[role="radiogroup"]')].filter(
    (group) =>
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ===
      'Ascenseur',
  )
  expect(lift).toHaveLength(1)
})

it('is in French throughout', async () => {
  const schema = forTyping(siteJsonSchema() as Schema)
  const root = document.body.appendChild(document.createElement('div'))
  for (const chapter of chaptersOf({ 'site.yaml': schema })) {
    const at = createRoot(root)
    await act(async () =>
      at.render(
        createElement(ChapterForm, {
          chapter,
          data: {},
          kept: [],
          onEdit: () => {},
          onChangeAt: () => {},
        }),
      ),
    )
    const said = [...root.querySelectorAll('label, legend, button, option:checked')]
      .map(({ textContent }) => textContent)
      .join('\n')
    expect(said).not.toMatch(/\b(?:Add|Remove|Move|Submit|Option|Item|Select|choose|required)\b/i)
    await act(async () => at.unmount())
  }
})

// The test above is only worth something if the schema has what it grew.
expect(z.toJSONSchema(grown, { io: 'input' }).properties).toHaveProperty('parking')
