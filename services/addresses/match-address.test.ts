import { expect, it } from 'vitest'
import { matchAddress } from './match-address.ts'

const blanks = { id: /\d{5,12}/, hash: /[\da-f]{6,20}/ }

it.each([
  ['https://www.vimeo.com/76979871?share=copy', 'vimeo.com/{id}', { id: '76979871' }],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo.com/{id}/{hash}', expect.anything()],
  ['https://vimeo.com/76979871/settings', 'vimeo.com/{id}', { id: '76979871' }],
  ['https://vimeo.com/76979871?a=b&h=8272103f6e', 'vimeo.com/{id}?h={hash}', expect.anything()],
  ['https://vimeo.com/769798711234567', 'vimeo.com/{id}', undefined],
  ['https://vimeo.com/76979871', 'vimeo.com/{id}?h={hash}', undefined],
  ['https://vimeo.com/76979871?h=none', 'vimeo.com/{id}?h={hash}', undefined],
  ['https://vimeo.com.exemple.fr/76979871', 'vimeo.com/{id}', undefined],
  ['https://agence.as.me/appel', '*.as.me', {}],
  ['https://zcal.co/', 'zcal.co/*', undefined],
  ['https://fillout.com/t/a', '(*.|)fillout.com/t/*', {}],
  ['https://forms.fillout.com/t/a', '(*.|)fillout.com/t/*', {}],
])('%s beside the form %s', (address, form, parts) => {
  expect(matchAddress(new URL(address), form, blanks)).toEqual(parts)
})
