// Messages about the sentences in `words.yaml`. `Sentences.ts` explains the format of this table.
export const wordSentences = {
  'sentence-empty': 'cette phrase est vide. Écrivez la vôtre, ou retirez-la : la nôtre revient.',
  'sentence-expected': 'écrivez ici une seule phrase.',
  'sentences-expected': {
    inFile: 'écrivez chaque phrase sur sa ligne, après un tiret.',
    inForm: 'Écrivez une phrase par ligne.',
  },
  // For a placeholder, as `{siteName}`, that nothing can fill, and for a brace without its pair.
  'placeholder-unknown': '« %{found} » n’existe pas ici. Possibles : %{possible}.',
  'sentence-unknown': 'cette phrase n’existe pas ou n’existe plus : aucune page ne la montre.',
  'sentence-reshaped':
    'cette phrase n’a plus cette forme : aucune page ne la montre. La nouvelle est dans « defaults/words.yaml ».',
} as const
