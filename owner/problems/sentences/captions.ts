// Messages about captions that are missing, or cannot be read. `Sentences.ts` explains the format of this table.
export const captionSentences = {
  'captions-without-header': 'un fichier WebVTT commence par « WEBVTT », seul sur sa ligne.',
  'caption-unreadable':
    'ce sous-titre ne se lit pas. Écrivez entre deux lignes vides ses temps, ainsi : « 00:00:01.000 --> 00:00:04.000 », avec des points, puis son texte dessous.',
  'captions-empty': 'ce fichier ne contient aucun sous-titre.',

  'captions-to-see':
    'la vidéo a-t-elle des sous-titres français chez son hébergeur ? Le site ne peut pas le voir. Dites oui quand vous les y avez vus.',
  'captions-missing':
    'la vidéo n’a pas de sous-titres. Qui n’entend pas, ou regarde sans le son, n’en saura rien. Ajoutez un fichier WebVTT, par exemple « media/presentation.vtt ».',
} as const
