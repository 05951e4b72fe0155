// What is said of the sentences in `words.yaml`. `Sentences.ts` tells how these tables are written.
export const wordSentences = {
  'sentence-empty': 'cette phrase est vide. Écrivez la vôtre, ou retirez-la : la nôtre revient.',
  'sentence-expected': 'écrivez ici une seule phrase.',
  'sentences-expected': {
    inFile: 'écrivez chaque phrase sur sa ligne, après un tiret.',
    inForm: 'Écrivez une phrase par ligne.',
  },
  // A placeholder, as `{siteName}`, that nothing can fill, or a brace that has no pair.
  'placeholder-unknown': '« %{found} » n’existe pas ici. Possibles : %{possible}.',
  'sentence-unknown': 'cette phrase n’existe pas ou n’existe plus : aucune page ne la montre.',
  'sentence-reshaped':
    'cette phrase n’a plus cette forme : aucune page ne la montre. La nouvelle est dans « defaults/words.yaml ».',
} as const
