import { inEach } from './Sentences.ts'

const ACCEPT = 'npm run check -- --accept'

const lawyerInFile = `Ce qu’il faut montrer à un avocat est dans docs/avocat.md. Ensuite, lancez ${ACCEPT} --reviewed-by "Maître …".`
const lawyerInForm = 'Ce qu’il faut lui montrer est dans docs/avocat.md. Ensuite, nommez-le.'

const textChanged = (edition: string) =>
  `ce que dit cette page a changé depuis ${edition} : une réponse, un nombre, un service, votre texte ou le nôtre.`

/** Problems of `legal/versions.json`, which records the legal texts and who has read them. */
export const editionSentences = {
  'record-unreadable': ({ source }: { source: string }) =>
    `« ${source} » ne se lit plus. Il ne s’écrit pas à la main : remettez celui d’avant.`,
  'texts-recorded': ({ source }: { source: string }) => `Textes légaux enregistrés dans ${source}.`,
  'texts-unrecorded': inEach<{ titles: string; source: string }>({
    inFile: ({ titles, source }) =>
      `Ces textes n’ont encore ni numéro ni date : ${titles}. Quand ils sont définitifs, lancez ${ACCEPT} et gardez ${source} avec vos textes.`,
    inForm: ({ titles }) =>
      `Ces textes n’ont encore ni numéro ni date : ${titles}. Quand ils sont définitifs, enregistrez-les.`,
  }),
  'text-changed': inEach<{ edition: string }>({
    inFile: ({ edition }) => `${textChanged(edition)} Quand c’est définitif, lancez ${ACCEPT}.`,
    inForm: ({ edition }) =>
      `${textChanged(edition)} Quand c’est définitif, enregistrez ces textes.`,
  }),
  'texts-unread': {
    inFile: `Aucun avocat n’a relu les textes légaux. ${lawyerInFile}`,
    inForm: `Aucun avocat n’a relu les textes légaux. ${lawyerInForm}`,
  },
  'texts-changed-since-read': inEach<{ by: string; day: string; titles: string }>({
    inFile: ({ by, day, titles }) =>
      `${by} a relu les textes légaux le ${day}. Ont changé depuis : ${titles}. ${lawyerInFile}`,
    inForm: ({ by, day, titles }) =>
      `${by} a relu les textes légaux le ${day}. Ont changé depuis : ${titles}. ${lawyerInForm}`,
  }),
  'texts-read': ({ by, day }: { by: string; day: string }) =>
    `Textes légaux relus par ${by} le ${day}.`,
}
