// What the owner reads when a publication stops, by code. `{name}` stands for a value of the `DeployError`.

const UNCHANGED = 'Le site en ligne n’a pas changé.'

export const sentences = {
  'not-built':
    '« {out} » ne contient pas de site construit. Construisez-le d’abord : npm run build',
  'no-target':
    'Il manque l’adresse où publier, « deploy » dans site.yaml : « sftp://utilisateur@hôte/www » avec « hosting: ovh », « o2switch » ou « apache », « netlify:identifiant-du-site » avec « hosting: netlify ». Les autres hébergeurs ont leur propre commande : docs/hebergeurs.md.',
  'bad-target':
    'L’adresse où publier, « deploy » dans site.yaml, ne se lit pas. Écrivez-la ainsi, sans mot de passe : « sftp://utilisateur@hôte/www », ou « netlify:identifiant-du-site ».',
  'wrong-hosting':
    'L’adresse où publier, « deploy », ne va pas avec « hosting: {hosting} » : « sftp:// » va avec « ovh », « o2switch » ou « apache », « netlify: » avec « netlify ». Changez l’un des deux.',
  'not-ready': 'Il reste {points} à corriger avant de publier. Rien n’a été envoyé.',
  'no-previous':
    'Aucune publication précédente n’est gardée à côté de « {out} » : elle l’est à partir de la deuxième construction. Rien n’a été envoyé.',
  'site-changed': `« {path} » a changé ou disparu pendant l’envoi, peut-être par une autre construction. ${UNCHANGED} Relancez la publication.`,
  'unknown-host': `« {host} » ne mène à aucun serveur. Vérifiez l’adresse de « deploy » et votre connexion à Internet. ${UNCHANGED}`,
  'connection-refused': `« {host} » ne répond pas en SFTP. Vérifiez le nom et le port de « deploy », et que votre hébergeur a ouvert l’accès SFTP. ${UNCHANGED}`,
  'connection-lost':
    'La connexion à « {host} » s’est interrompue. Les pages en ligne sont entières : relancez la publication, elle continue où elle s’est arrêtée.',
  'needs-password':
    'Aucune de vos clés SSH n’ouvre « {host} ». Donnez le mot de passe SFTP : il sert cette fois seulement, et n’est gardé nulle part.',
  'needs-token':
    'Donnez un jeton d’accès Netlify (User settings, Applications, « New access token ») : il sert cette fois seulement, et n’est gardé nulle part.',
  'refused-secret': `« {host} » refuse ce mot de passe, cette clé ou ce jeton. Vérifiez-le, et l’utilisateur de « deploy ». ${UNCHANGED}`,
  'unknown-host-key':
    'Premier contact avec « {host} », dont l’empreinte est {fingerprint}. Comparez-la, si vous le pouvez, à celle que donne votre hébergeur. Est-ce bien lui ?',
  'changed-host-key': `« {host} » présente une autre clé que celle que vous aviez acceptée : {fingerprint}. Soit l’hébergeur a changé de serveur, soit quelqu’un se fait passer pour lui. Rien n’a été envoyé. Demandez à votre hébergeur ; s’il confirme cette empreinte, retirez la ligne de « {host} » dans {file}, puis relancez.`,
  'no-such-folder': `Le dossier « {folder} » n’existe pas chez l’hébergeur. Corrigez la fin de l’adresse de « deploy » ; souvent, c’est /www ou /public_html. ${UNCHANGED}`,
  'no-such-file': `« {path} » a disparu du serveur pendant la publication. Relancez-la.`,
  'no-permission': `Le serveur ne permet pas d’écrire « {path} ». Vérifiez les droits de cet utilisateur chez l’hébergeur, puis relancez. Les pages en ligne sont entières.`,
  'write-refused': `Le serveur a refusé « {path} » : le plus souvent, la place y manque. Libérez-en chez l’hébergeur, puis relancez : la publication continue où elle s’est arrêtée. Les pages en ligne sont entières.`,
  'not-ours':
    'Le dossier « {folder} » du serveur contient déjà des fichiers qui ne viennent pas d’ici : {names}. Ceux qui portent le nom d’un fichier du site seraient remplacés, les autres resteraient. Continuer ?',
  'no-such-site': `Netlify ne connaît pas le site « {siteId} », ou ce jeton n’y donne pas droit. Recopiez le « Project ID » de la page « Project configuration » du site, et prenez un jeton du même compte. ${UNCHANGED}`,
  'refused-files': `Netlify a refusé ce site. Relancez la publication ; si cela revient, la page « Deploys » du site dit pourquoi. ${UNCHANGED}`,
  'too-often': `Netlify a reçu trop de demandes. Relancez dans {seconds} secondes. ${UNCHANGED}`,
  'host-fails': `« {host} » est en panne (réponse {status}). Relancez dans quelques minutes. ${UNCHANGED}`,
  busy: 'Une autre publication de ce site est en cours. Attendez qu’elle finisse, puis relancez.',
} as const
