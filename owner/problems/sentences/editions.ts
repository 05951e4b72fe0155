import { inBoth, inEach } from './Sentences.ts'

const ACCEPT = 'npm run check -- --accept'

const toLawyer = `Ce qu’il faut montrer à un avocat est dans docs/avocat.md. Ensuite, lancez ${ACCEPT} --reviewed-by "Maître …".`
const lawyerNamed = 'Ce qu’il faut lui montrer est dans docs/avocat.md. Ensuite, nommez-le.'

/** What the record of the legal texts, `legal/versions.json`, lacks or contradicts. */
export const editionSentences = {
  'record-unreadable': inEach<{ source: string }>({
    inFile: ({ source }) =>
      `ce fichier ne se lit plus. Ne l’écrivez pas à la main : remettez-le avec « git checkout -- ${source} ».`,
    inForm: ({ source }) =>
      `Le fichier « ${source} » ne se lit plus. Remettez celui d’avant : il ne s’écrit pas à la main.`,
  }),
  'texts-recorded': inBoth<{ source: string }>(
    ({ source }) => `Textes légaux enregistrés dans ${source}.`,
  ),
  'texts-unrecorded': inEach<{ titles: string; source: string }>({
    inFile: ({ titles, source }) =>
      `Ces textes n’ont encore ni numéro ni date : ${titles}. Quand ils sont définitifs, lancez ${ACCEPT} et gardez ${source} avec vos textes.`,
    inForm: ({ titles }) =>
      `Ces textes n’ont encore ni numéro ni date : ${titles}. Quand ils sont définitifs, enregistrez-les.`,
  }),
  'text-changed': inEach<{ edition: string; cause: string }>({
    inFile: ({ edition, cause }) =>
      `ce que dit cette page a changé depuis ${edition} (${cause}). Quand c’est définitif, lancez ${ACCEPT}.`,
    inForm: ({ edition, cause }) =>
      `Ce que dit cette page a changé depuis ${edition} (${cause}). Quand c’est définitif, enregistrez ces textes.`,
  }),
  'texts-unread': inEach({
    inFile: () => `Aucun avocat n’a relu les textes légaux. ${toLawyer}`,
    inForm: () => `Aucun avocat n’a relu les textes légaux. ${lawyerNamed}`,
  }),
  'texts-changed-since-read': inEach<{ by: string; day: string; titles: string }>({
    inFile: ({ by, day, titles }) =>
      `${by} a relu les textes légaux le ${day}. Ont changé depuis : ${titles}. ${toLawyer}`,
    inForm: ({ by, day, titles }) =>
      `${by} a relu les textes légaux le ${day}. Ont changé depuis : ${titles}. ${lawyerNamed}`,
  }),
  'texts-read': inBoth<{ by: string; day: string }>(
    ({ by, day }) => `Textes légaux relus par ${by} le ${day}.`,
  ),
}
