import { expect, it } from 'vitest'
import { fragmentAfterTravel, navigationBy } from './navigation.ts'

const origin = 'https://www.mon-agence.fr'
const follow = (link: string, shown: string, campaign = {}) => {
  const navigation = navigationBy(new URL(link, origin + shown), new URL(origin + shown), campaign)
  return navigation && { ...navigation, address: navigation.address.replace(origin, '') }
}

it.each([
  // From, link, section, address, whether Back leads to what was shown.
  ['/', '/mentions-legales', '', '/mentions-legales', true],
  ['/', '/conditions-generales#garantie', '#garantie', '/conditions-generales#garantie', true],
  ['/conditions-generales#garantie', '/conditions-generales', '', '/conditions-generales', true],
  ['/', '#agenda', '#agenda', '/#agenda', true],
  ['/#agenda', '/#agenda', '#agenda', '/#agenda', false],
  ['/mentions-legales', '/mentions-legales', '', '/mentions-legales', false],
  ['/nulle-part', '#contenu', '#contenu', '/nulle-part#contenu', true],
  ['//nulle-part', '#contenu', '#contenu', '//nulle-part#contenu', true],
])('on %s, a link to %s', (shown, link, fragment, address, addsEntry) => {
  expect(follow(link, shown)).toEqual({ address, fragment, addsEntry })
})

it.each(['https://calendly.com/', 'mailto:a@b.fr', '/licences.txt', '/nulle-part'])(
  'leaves a link to %s to the browser',
  (link) => expect(follow(link, '/')).toBeNull(),
)

it.each(['?utm_source=Meta%20Ads', '?utm_source=a|b~', `?utm_source=${'a'.repeat(101)}`])(
  'keeps the address as it was written within a page, and takes the campaign to another: %s',
  (search) => {
    const campaign = { utm_source: 'lettre' }
    expect(follow('/#video', `/${search}`, campaign)?.address).toBe(`/${search}#video`)
    expect(follow('/', `/${search}`, campaign)?.addsEntry).toBe(false)
    const other = follow('/merci', `/${search}`, campaign)
    expect(other?.address).toBe('/merci?utm_source=lettre')
  },
)

it('goes back to the section of the page that is shown, and to the top of any other', () => {
  const to = new URL(`${origin}/conditions-generales#garantie`)
  expect(fragmentAfterTravel(to, '/conditions-generales')).toBe('#garantie')
  expect(fragmentAfterTravel(to, '/')).toBe('')
})
