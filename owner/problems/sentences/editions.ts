import { inBoth, inEach } from './Sentences.ts'

/** What the record of the legal texts, `legal/versions.json`, lacks or contradicts. */
export const editionSentences = {
  'record-unreadable': inEach<{ source: string }>({
    inFile: ({ source }) =>
      `ce fichier ne se lit plus. Ne l’écrivez pas à la main : remettez-le avec « git checkout -- ${source} ».`,
    inForm: ({ source }) =>
      `Le fichier « ${source} » ne se lit plus. Remettez celui d’avant : il ne s’écrit pas à la main.`,
  }),
  'texts-recorded': inBoth<{ source: string }>(
    ({ source }) => `Textes légaux enregistrés dans ${source}, sous les dates qu’ils portent.`,
  ),
}
