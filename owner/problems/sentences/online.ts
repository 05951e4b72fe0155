// Messages about a site that is on line: `npm run check -- --published` and « Publier » compare it with its last
// build. `%{pages}` stands for the address that has the fault, or for a list of several.

const publishAgain = 'Publiez de nouveau tout le site.'
const applySettings =
  'L’hébergeur n’applique pas les réglages du site : publiez de nouveau et, si rien ne change, montrez-lui ce message.'

export const onlineSentences = {
  'nothing-online':
    '« %{address} » est une adresse d’exemple : il n’y a encore rien à regarder en ligne.',

  // The check asks the service whether the video or the calendar of the home page (`what`) still exists.
  'service-silent':
    '%{service} n’a pas répondu : %{reason}. Ouvrez la page d’accueil pour voir %{what}.',
  'service-without-it':
    '%{service} répond que %{what} n’existe pas (%{status}). Vérifiez son adresse.',

  'page-silent': '%{pages} : ne répond pas : %{reason}.',
  'page-refused': `%{pages} : répond %{status} au lieu de montrer sa page. ${publishAgain}`,
  'page-elsewhere': '%{pages} : mène à « %{place} » au lieu de montrer sa page.',
  'absent-page-shown': `%{pages} : cette page n’existe pas, et répond %{status} au lieu de 404. ${applySettings}`,

  'header-missing': `%{pages} : l’en-tête « %{name} » manque. ${applySettings}`,
  'header-differs':
    '%{pages} : l’en-tête « %{name} » n’est pas celui de ce dossier : « %{found} » au lieu de « %{wanted} ».',
  'hidden-by-host':
    '%{pages} : l’hébergeur demande aux moteurs de recherche d’ignorer la page (en-tête « X-Robots-Tag ») : est-ce une adresse d’essai ?',
  'policy-of-other-build': `%{pages} : la page et sa politique de sécurité ne sont pas de la même construction : le navigateur arrête son style ou son script. ${publishAgain}`,
  // The value `answer` ends the phrase « ce fichier, qui … »: « répond 404 ».
  'called-file-missing': `%{pages} : une page appelle ce fichier, qui %{answer}. ${publishAgain}`,
  'not-https':
    '%{pages} : le site n’est pas en https, et les navigateurs le disent « non sécurisé ».',
  'http-stays':
    '%{pages} : devrait mener à https://%{host}/, et %{answer}. Activez « HTTPS forcé » chez l’hébergeur.',
  'pages-right': '%{address} : %{count} pages répondent comme prévu.',
  'not-last-build':
    'Ce qui est en ligne n’est pas ce qui est construit dans « %{folder} » (%{pages}). Publiez-le si vous avez changé quelque chose.',
} as const
