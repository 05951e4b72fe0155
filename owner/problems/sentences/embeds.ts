// Messages about the address of a video or a calendar. `Sentences.ts` explains the format of this table.
export const embedSentences = {
  'paste-video':
    'collez l’adresse de la vidéo ou son code d’intégration, par exemple « %{example} ».',
  'paste-calendar':
    'donnez l’adresse de votre page de réservation, en https et sans port, par exemple « %{example} ».',
  'film-elsewhere':
    'téléchargez ce film, mettez-le dans le dossier « media » du site, puis donnez « media/%{file} ».',
  'meeting-room':
    'cette adresse ouvre une salle de visioconférence, et non un agenda. Donnez celle de la page où l’on choisit un créneau.',
  'calendar-short-link':
    'ouvrez ce lien et copiez l’adresse longue, qui commence par « https://calendar.google.com/calendar/appointments/ ».',
  'calendar-itself':
    'c’est l’agenda lui-même. Créez-y une « page de réservation » et copiez son adresse, qui commence par « https://calendar.google.com/calendar/appointments/ ».',
  'not-of-service':
    '« %{found} » n’est pas l’adresse d’%{thing} %{service}. Donnez par exemple « %{example} ».',
  'shows-nothing':
    '« %{found} » est bien chez %{service}, et n’est pas l’adresse d’%{thing}. Donnez par exemple « %{example} ».',
  'provider-unknown': {
    inFile: '« %{found} » ne convient pas. Services possibles : %{possible}.',
    inForm: 'Donnez l’adresse : elle dit de quel service il s’agit.',
  },
} as const
