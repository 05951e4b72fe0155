import { inBoth, type Sentences } from './Sentences.ts'

/** In the form, the field names the file and the sentence the line. */
const atLine = (sentence: string): Sentences<{ line: number }> => ({
  inFile: () => sentence,
  inForm: ({ line }) => `Ligne ${line} du fichier : ${sentence}`,
})

/** What cannot be read in a WebVTT file. */
export const captionSentences = {
  'captions-without-header': atLine(
    'un fichier WebVTT commence par « WEBVTT », seul sur sa ligne.',
  ),
  'caption-unreadable': atLine(
    'ce sous-titre ne se lit pas. Écrivez entre deux lignes vides ses temps, ainsi : « 00:00:01.000 --> 00:00:04.000 », avec des points, puis son texte dessous.',
  ),
  'captions-empty': inBoth(() => 'ce fichier ne contient aucun sous-titre.'),
}
