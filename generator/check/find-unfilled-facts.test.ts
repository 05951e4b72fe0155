import { expect, it } from 'vitest'
import { findUnfilledFacts } from './find-unfilled-facts.ts'

const textWith = (title: string, ...names: string[]) => {
  const html = names.map((name) => `<mark data-a-completer="${name}">[À compléter]</mark>`).join()
  const dates = { updatedOn: '2025-07-13', version: '1.0', versionDate: '2026-11-20' }
  return { title, sections: [], dates, hasGaps: names.length > 0, html }
}

it('names each missing fact once, in the order of the schema, with its pages, an example and what helps', () => {
  const privacy = textWith('Politique', 'publisher.name', 'dpo.name', 'dpo.email', 'publisher.name')
  const notices = textWith('Mentions légales', 'host.phone', 'publisher.name')
  expect(findUnfilledFacts([privacy, notices])).toEqual([
    {
      level: 'fix',
      message:
        'legal.publisher.name : il manque « dénomination sociale ou nom de l’éditeur » (Politique et Mentions légales). Par exemple : « name: Agence Exemple »',
      pages: ['Politique', 'Mentions légales'],
    },
    {
      level: 'fix',
      message:
        'legal.host.phone : il manque « téléphone de l’hébergeur » (Mentions légales). Par exemple : « phone: 01 99 00 12 34 »\n    La loi le demande (LCEN, article 1-1). Un hébergeur qui n’en publie pas est à changer : aucun numéro ne se devine.',
      pages: ['Mentions légales'],
    },
    {
      level: 'fix',
      message:
        'legal.dpo : il manque « délégué à la protection des données, ou son absence » (Politique). Par exemple : « dpo: none », ou dessous « name: Camille Exemple » et « email: dpo@mon-agence.fr »',
      pages: ['Politique'],
    },
  ])
  expect(findUnfilledFacts([textWith('Mentions légales')])).toEqual([])
})

it('says how to write that there is none, or no', () => {
  const say = (name: string) => findUnfilledFacts([textWith('Conditions', name)])[0]?.message
  expect(say('guarantee.minimumAdBudget')).toContain('ou « minimumAdBudget: none » s’il n’y en a')
  expect(say('guarantee.cap')).toContain('« cap: prix du mois » ou « cap: aucun »')
  expect(say('publisher.isSoleTrader')).toContain('« isSoleTrader: oui » ou « isSoleTrader: non »')
  expect(say('guarantee.remedy')).not.toContain('none')
})
