// Messages about `legal/versions.json`, which records the legal texts and the lawyers who have read them.
// `Sentences.ts` explains the format of this table.

const ACCEPT = 'npm run check -- --accept'

const lawyerInFile = `Ce qu’il faut montrer à un avocat est dans docs/avocat.md. Ensuite, lancez ${ACCEPT} --reviewed-by "Maître …".`
const lawyerInForm = 'Ce qu’il faut lui montrer est dans docs/avocat.md. Ensuite, nommez-le.'

const textChanged =
  'ce que dit cette page a changé depuis %{edition} : une réponse, un nombre, un service, votre texte ou le nôtre.'
const changedSinceRead = '%{by} a relu les textes légaux le %{day}. Ont changé depuis : %{titles}.'

export const editionSentences = {
  'record-unreadable':
    '« %{source} » ne se lit plus. Il ne s’écrit pas à la main : remettez celui d’avant.',
  'texts-recorded': 'Textes légaux enregistrés dans %{source}.',
  'texts-unrecorded': {
    inFile: `Ces textes n’ont encore ni numéro ni date : %{titles}. Quand ils sont définitifs, lancez ${ACCEPT} et gardez %{source} avec vos textes.`,
    inForm:
      'Ces textes n’ont encore ni numéro ni date : %{titles}. Quand ils sont définitifs, enregistrez-les.',
  },
  'text-changed': {
    inFile: `${textChanged} Quand c’est définitif, lancez ${ACCEPT}.`,
    inForm: `${textChanged} Quand c’est définitif, enregistrez ces textes.`,
  },
  'texts-unread': {
    inFile: `Aucun avocat n’a relu les textes légaux. ${lawyerInFile}`,
    inForm: `Aucun avocat n’a relu les textes légaux. ${lawyerInForm}`,
  },
  'texts-changed-since-read': {
    inFile: `${changedSinceRead} ${lawyerInFile}`,
    inForm: `${changedSinceRead} ${lawyerInForm}`,
  },
  'texts-read': 'Textes légaux relus par %{by} le %{day}.',
} as const
