import { expect, it } from 'vitest'
import { checkBlanks, findBlank } from './find-blank.ts'
import { nowhere } from './problems/Problem.ts'

const blanks = `[Nom de l’hébergeur] · Chez [à compléter : ville], Lyon · [Lyon] · <votre ville> · {Ville}
<ici le nom> · Tél. XXX XXX · xx.xx.xx.xx.xx · XXXX · … · . . . . · Le ____ à Lyon · todo : la ville
Lorem ipsum dolor · Prénom NOM · RCS 000 000 000 · 00 00 00 00 00 · 0 € · À définir. · À REMPLIR
Le JJ/MM/AAAA · Nom de l’agence · Votre agence · Agence \ufffdtoile · votre@email.fr
https://calendly.com/your-name/30min`

it.each(blanks.split(/ · |\n/))('sees the blank in « %s »', (text) => {
  expect(findBlank(text)).toBeDefined()
})

const texts = `[Nos tarifs](/tarifs), [les vôtres][1] · Écrivez à <zoe@lilas.fr> · <https://lilas.fr>
Oui… ou [1] non · Louis XX, taille XXL, XXe siècle · <b>Gras</b>, <br /> · 1 000 000 € · 200,00 €
06 00 00 00 12 · De 10:00 à 00:00 · Votre prénom et votre nom, votre site
https://youtu.be/a___xxx-000`

it.each(texts.split(/ · |\n/))('sees no blank in « %s »', (text) => {
  expect(findBlank(text)).toBeUndefined()
})

it.each([
  ['Les dates, à définir ensemble, vous vont ?', ['look']],
  ['Agence [Lyon]', ['look']],
  ['(à compléter en ligne par le client)', ['look']],
  ['À définir.', ['fix']],
  ['Ma définition, à définirait', []],
])('asks about words that may be meant: %s', (text, levels) => {
  expect([...checkBlanks(text, nowhere)].map(({ level }) => level)).toEqual(levels)
})
