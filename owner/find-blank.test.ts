import { expect, it } from 'vitest'
import { checkBlanks, findBlank } from './find-blank.ts'
import { nowhere } from './problems/Problem.ts'

it.each([
  ...['[Nom de l’hébergeur]', 'Chez [à compléter : ville], Lyon', '<votre ville>', '{Ville}'],
  ...[
    'Tél. XXX XXX',
    'xx.xx.xx.xx.xx',
    'XXXX',
    '…',
    '. . . .',
    'Le ____ à Lyon',
    'todo : la ville',
  ],
  ...['Lorem ipsum dolor', 'Prénom NOM', 'RCS 000 000 000', '00 00 00 00 00', '0 €', 'À définir.'],
  ...[
    'À REMPLIR',
    'Le JJ/MM/AAAA',
    'Nom de l’agence',
    'Votre agence',
    'Agence \ufffdtoile',
    '[Lyon]',
  ],
  ...['votre@email.fr', 'https://calendly.com/your-name/30min'],
])('sees the blank in « %s »', (text) => expect(findBlank(text)).toBeDefined())

it.each([
  ...['[Nos tarifs](/tarifs), [les vôtres][1]', 'Écrivez à <zoe@lilas.fr> ou <https://lilas.fr>'],
  ...['Louis XX, taille XXL, XXe siècle', 'Oui… ou [1] non', '<b>Gras</b>', '1 000 000 €'],
  ...[
    '06 00 00 00 12',
    'Votre prénom et votre nom, votre site',
    '200,00 €',
    'De 10:00 à 00:00',
    'https://youtu.be/a___xxx-000',
  ],
])('sees no blank in « %s »', (text) => expect(findBlank(text)).toBeUndefined())

it('asks about words that may be meant', () => {
  const levels = (text: string) => [...checkBlanks(text, nowhere)].map(({ level }) => level)
  expect(levels('Les dates, à définir ensemble, vous vont ?')).toEqual(['look'])
  for (const text of ['Agence [Lyon]', 'Oui [sic]', '(à compléter en ligne par le client)']) {
    expect(levels(text)).toEqual(['look'])
  }
  expect(levels('À définir.')).toEqual(['fix'])
  expect(levels('Ma définition, à définirait')).toEqual([])
})
