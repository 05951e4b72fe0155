// Finds what people leave in a text for somebody to fill in: `[ville]`, `XXX`, « à définir ».
import { fix, look, type Place, type Problems } from './problems/Problem.ts'

const VERB = '(?:compl[ée]ter|pr[ée]ciser|d[ée]finir)'

/** Words that name what goes into a blank. */
const NAMED = `(?:${[
  'pr[ée]nom|nom|raison|soci[ée]t[ée]|siret|siren|ville|pays|adresse|t[ée]l[ée]phone|num[ée]ro',
  `e-?mail|date|montant|votre|vos|ins[ée]rer|indiquer|[àa] ${VERB}`,
].join('|')})(?!\\p{L})`

/** Matches text in square brackets, but no link of Markdown, `[Lilas](/lilas)`, and no note, `[^1]`. */
const BRACKETS = '(?<!\\])\\[(?!\\^)[^[\\]]*\\p{L}[^[\\]]*\\](?![[(:])'

/** Matches words that also stand in sentences that are finished: « les dates à définir ensemble ». */
const MAYBE = new RegExp(`(?<!\\p{L})à ${VERB}(?!\\p{L})|${BRACKETS}`, 'iu')

/** Matches `votre@email.fr`, and `your-name` in the example of an address. */
const YOURS =
  /\b(?:votre|your)[-_.@]\w[\w.-]*|\byour ?(?:name|company|e-?mail)\b|@(?:email\.fr|domaine?\.\w+)/i

/** Matches addresses and files, in which any sign may stand: `https://youtu.be/a___xxx-000`. */
const ADDRESS = /^(?:https:|media)\/\S+$/

/** No link of Markdown, `[Lilas](/lilas)`, no address, `<https://lilas.fr>`, and no tag, `<b>`, fits one of these. */
const blanks: RegExp[] = [
  new RegExp(`(?=\\[${NAMED})${BRACKETS}`, 'iu'), // [Nom de l’hébergeur]
  new RegExp(`<(?:${NAMED}|\\p{L}+ \\p{L})[^<>@:=/]*>`, 'iu'), // <ville>, <ici la ville>
  /\{[^{}]*\p{L}[^{}]*\}/u, // {ville}
  new RegExp(`\\([àa] (?:${VERB}|remplir)\\s*\\)`, 'iu'), // (à préciser)
  /(?<!\p{L})[ÀA] (?:REMPLIR|COMPL[ÉE]TER)(?!\p{L})/u,
  /(?<![\p{L}\d])(?:x{3,}|xx(?:[ .-]?xx)+)(?![\p{L}\d])/iu, // XXX XXX
  /\ufffd|jj\/mm\/aaaa|_{3,}|\blorem ipsum\b|\btodo\b|(?<!\p{L})pr[ée]nom nom(?!\p{L})/iu,
  /(?<!\d[\s.,]?)(?:0{2,}(?:[\s.-]0{2,})+|0{5,})(?![\d,])/, // 00 00 00 00 00
  // As a whole answer: …, [Lyon], 0 €, à définir, Nom de l’agence
  /^[x.?…_\s-]+$|^(?:tbd|n\/?a)$|^\[[^[\]]*\]$|^0[0\s.,-]*(?:€|euros?)?$/i,
  new RegExp(`^(?:[àa] (?:${VERB}|remplir)[\\s.]*|ville|pays|pr[ée]nom|nom)$`, 'i'),
  /^(?:votre|nom (?:de (?:l['’]|la |votre )|du ))\s*(?:agence|soci[ée]t[ée]|entreprise|site|h[ée]bergeur)$/i,
]

/** Gives the blank as it is written, or `undefined` for a text without one. */
export function findBlank(text: string): string | undefined {
  const possible = ADDRESS.test(text) ? [YOURS] : [YOURS, ...blanks]
  return possible.map((blank) => blank.exec(text.trim())?.[0]).find(Boolean)
}

export const blankSentence = (blank: string) =>
  `« ${blank} » est une place à remplir, et se lirait telle quelle. Écrivez ce qui y va, ou rien tant que vous ne savez pas.`

/** Finds a blank in a text, or words that may be one. */
export function* checkBlanks(text: string, place: Place): Problems {
  const blank = findBlank(text)
  const [words] = MAYBE.exec(text) ?? []
  if (blank) yield fix(place, blankSentence(blank))
  else if (words) {
    const sentence = `« ${words} » : si c’est ce que le site a encore à dire, dites-le ; sinon, tournez la phrase autrement.`
    yield look(place, sentence)
  }
}
