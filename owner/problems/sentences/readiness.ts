// What `npm run check` and « Prêt à publier ? » say of a site that can be built: what is in order, to be looked
// at, or still to be answered. `Sentences.ts` explains the format of this table.
export const readinessSentences = {
  'service-understood': '%{service}, %{address}',
  'own-sentences': {
    inFile: 'Phrases à vous : %{keys}.',
    inForm: 'Phrases à vous : %{count}.',
  },
  'own-texts': 'Textes légaux à vous : %{titles}.',

  'example-address':
    '« %{found} » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.',
  'example-value': '« %{found} » est un exemple. Écrivez ce qui est vrai pour vous.',
  'demonstration-video':
    'c’est la vidéo de démonstration. Donnez l’adresse de la vôtre, par exemple « https://youtu.be/dQw4w9WgXcQ ».',
  'demonstration-calendar':
    'c’est l’agenda de démonstration, qui n’enregistre rien. Donnez l’adresse du vôtre, par exemple « https://calendly.com/mon-agence/decouverte ».',
  'fact-missing': {
    inFile: 'il manque « %{label} » (%{pages}). %{help}%{meanings}',
    advice: 'Écrivez par exemple « %{example} ».',
    // The form's sentence has no help, example or choices, since the field of the question shows them.
    inForm: 'Cette réponse manque (%{pages}).',
  },

  'poster-missing':
    'la vidéo n’a pas d’image à vous ; la page en montre une faite du nom de l’agence et du titre. Un visage donne plus envie : arrêtez la vidéo sur une belle image, faites-en une capture, et donnez-la ici, par exemple « media/visage.webp ».',
  'too-long-for-first-screen':
    'il y a %{length} signes. Gardez-en %{most} au plus : le bouton de la vidéo tient alors sur le premier écran.',

  'html-shown':
    '« %{tag} » se lira tel quel sur la page, qui ne prend pas de HTML. Retirez-le, sauf si vous le voulez ainsi.',
  'quotes-shown': 'les guillemets de %{found} se liront sur la page.',
  'site-hidden':
    'le site entier est caché aux moteurs de recherche. Montrez-le le jour de la publication.',

  // The values `where`, `how`, `orders`, `use` and `help` are French sentences, from the table of hosts, from that of
  // services or from the schema.
  'visits-counted': 'les visites sont comptées. %{where}',
  'audience-to-set':
    'sans accord du visiteur, la mesure doit rester dans l’exemption de la CNIL. Dites oui quand ces réglages sont faits :%{orders}',
  'thanks-to-set':
    'après une réservation, %{service} peut conduire à « %{address} » : cherchez dans ses réglages une redirection après la réservation, qui n’y joigne pas les réponses du visiteur. %{use} Dites ensuite oui, ou non si vous y renoncez.',
} as const
