import { expect, it } from 'vitest'
import { hostNames } from '../../hosting/hosts.ts'
import { shipped } from '../../tests/sites.ts'
import { findUnfilledFacts } from './find-unfilled-facts.ts'

const mark = (name: string, label: string) =>
  `<mark data-a-completer="${name}">[À compléter\u00a0: ${label}]</mark>`

const legalNotices = {
  path: '/mentions-legales',
  html: `<h1>Mentions légales</h1>
    <h2 id="a"><span>1.</span> Éditeur du site</h2><p>${mark('publisher.name', 'nom')}</p>
    <h2 id="b"><span>4.</span> Hébergement</h2><p>${mark('host.phone', 'téléphone')}</p>`,
}
const privacy = {
  path: '/politique-confidentialite',
  html: `<h1>Politique</h1>
    <h2 id="a"><span>1.</span> Qui</h2><p>${mark('publisher.name', 'nom')}, ${mark('dpo.name', 'délégué')} (${mark('dpo.email', 'e-mail du délégué')})</p>
    <h2 id="b"><span>9.</span> Où</h2><p>${mark('publisher.name', 'nom')}</p>`,
}

it('names each missing fact once, in the order of the configuration, with its pages, its sections and an example', () => {
  expect(findUnfilledFacts([privacy, legalNotices], shipped.config)).toEqual([
    {
      level: 'fix',
      message:
        'legal.publisher.name : il manque « nom » (Politique, sections 1 et 9 ; Mentions légales, section 1). Par exemple : « name: Agence Exemple »',
      pages: ['Politique', 'Mentions légales'],
    },
    {
      level: 'fix',
      message:
        'legal.host.phone : il manque « téléphone » (Mentions légales, section 4). Par exemple : « phone: 01 99 00 12 34 »\n    La loi demande ce numéro (LCEN, article 1-1) : recopiez-le des mentions légales de l’hébergeur. S’il n’en publie pas, choisissez un hébergeur qui en a un.',
      pages: ['Mentions légales'],
    },
    {
      level: 'fix',
      message:
        'legal.dpo : il manque « délégué » (Politique, section 1). Par exemple : « dpo: none », ou dessous « name: Camille Exemple » et « email: dpo@mon-agence.fr »',
      pages: ['Politique'],
    },
  ])
})

it('finds nothing on finished pages', () => {
  expect(findUnfilledFacts([{ path: '/', html: '<h1>Accueil</h1>' }], shipped.config)).toEqual([])
})

it('prints a block to paste with what the host says of itself, where it says it, and guesses no number', () => {
  const page = { path: '/', html: `<h1>x</h1>${mark('host.name', 'hébergeur')}` }
  const [{ message } = { message: '' }] = findUnfilledFacts([page], {
    ...shipped.config,
    hosting: 'apache',
  })
  expect(message).toContain(
    [
      '    OVHcloud, à compléter d’après https://www.ovhcloud.com/fr/ (« Mentions légales », en bas) :',
      '      host:',
      '        name:',
      '        address: 2 rue Kellermann, 59100 Roubaix, France   # lu le 22/11/2026 : https://www.ovhcloud.com/fr-tn/abuse/terms-and-conditions',
      '        phone:',
    ].join('\n'),
  )
  for (const host of hostNames) {
    expect(findUnfilledFacts([page], { ...shipped.config, hosting: host })[0]?.message).not.toMatch(
      /phone: ./,
    )
  }
})

it('says how to write that there is none, or no', () => {
  const page = (name: string) => ({ path: '/', html: `<h1>x</h1>${mark(name, 'x')}` })
  const say = (name: string) => findUnfilledFacts([page(name)], shipped.config)[0]?.message
  expect(say('guarantee.cap')).toContain('ou « cap: none » s’il n’y en a pas')
  expect(say('guarantee.countsNoShows')).toContain(
    '« countsNoShows: oui » ou « countsNoShows: non »',
  )
  expect(say('guarantee.remedy')).not.toContain('none')
})
