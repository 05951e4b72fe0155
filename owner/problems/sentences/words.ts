import { inBoth, inEach, quote } from './Sentences.ts'

/** What the sentences of `words.yaml` cannot be. */
export const wordSentences = {
  'sentence-empty': inEach({
    inFile: () =>
      'cette phrase est vide. Écrivez la vôtre entre guillemets droits, ou retirez la ligne : la nôtre revient.',
    inForm: () => 'Cette phrase est vide. Écrivez la vôtre.',
  }),
  'sentence-expected': inEach({
    inFile: () => 'écrivez une seule phrase, entre guillemets droits.',
    inForm: () => 'Écrivez une seule phrase.',
  }),
  'sentences-expected': inEach({
    inFile: () => 'écrivez chaque phrase sur sa ligne, après un tiret.',
    inForm: () => 'Écrivez une phrase par ligne.',
  }),
  'blank-unknown': inBoth<{ found: string; known: string }>(
    ({ found, known }) => `${quote(found)} n’existe pas ici. Possibles : ${known}.`,
  ),
  'sentence-unknown': inEach({
    inFile: () => 'cette phrase n’existe pas ou n’existe plus, elle est ignorée.',
    inForm: () => 'Une de vos phrases n’existe pas ou n’existe plus : aucune page ne la montre.',
  }),
  'sentence-reshaped': inEach({
    inFile: () =>
      'cette phrase n’a plus cette forme, elle est ignorée. La nouvelle est dans « defaults/words.yaml ».',
    inForm: () => 'Une de vos phrases n’a plus cette forme : aucune page ne la montre.',
  }),
}
