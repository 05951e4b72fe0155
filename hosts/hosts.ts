// Every host that the owner may choose, and all that depends on this choice.

/** What legal notices must say of a host. */
export type Identity = { name: string; address?: string; phone?: string; country: string }

type Host = {
  title: string
  /** The files of this host's settings that belong into the published folder, under their names there. */
  settings: Record<string, string>
  /** True where « Publier » sends the site; any other host has a way of its own, which `howToPublish` says. */
  isSentBySftp?: true
  /** How this host calls the password for SFTP, in French. */
  secretName?: string
  /** Where this host tells its customer server, user and folder, in French. */
  whereToFind?: string
  /** What the owner does after a build in a folder, in French. */
  howToPublish: (folder: string) => string
  /**
   * The identity of the host as we have read it on a public page, in November 2026. What no page shows, or what two
   * pages contradict, is left for the owner to answer.
   */
  identity?: Identity
}

/** What shared hosts have in common. */
const shared: Omit<Host, 'title'> = {
  settings: { '/.htaccess': 'apache/.htaccess' },
  isSentBySftp: true,
  secretName: 'Mot de passe SFTP',
  howToPublish: () => 'npm run deploy',
}

/** The hosts, each under the value of `hosting` in site.yaml that chooses it. */
const table = {
  ovh: {
    ...shared,
    title: 'OVH',
    secretName: 'Mot de passe FTP-SSH',
    whereToFind:
      'Espace client OVHcloud, « Web Cloud », votre hébergement, onglet « FTP - SSH » : serveur, identifiant et mot de passe. Dossier : /www.',
    // https://github.com/codegouvfr/codegouvfr-website/blob/main/content/fr/legal/index.md
    identity: {
      name: 'OVH SAS',
      address: '2 rue Kellermann, 59100 Roubaix, France',
      phone: '09 72 10 10 07',
      country: 'France',
    },
  },
  o2switch: {
    ...shared,
    title: 'o2switch',
    secretName: 'Mot de passe cPanel',
    whereToFind:
      'L’e-mail de bienvenue donne le serveur, l’utilisateur et le mot de passe de cPanel. Dans cPanel, « Autorisation SSH » ouvre le SFTP à votre adresse. Dossier : /public_html.',
    // https://www.fancystudio.fr/cgv-abonnement-hebergement-web/
    identity: { name: 'o2switch SAS', phone: '04 44 44 60 40', country: 'France' },
  },
  apache: { ...shared, title: 'Un autre hébergement mutualisé, ou un serveur à vous avec Apache' },
  netlify: {
    title: 'Netlify',
    settings: { '/_headers': 'netlify/_headers', '/_redirects': 'netlify/_redirects' },
    howToPublish: (folder) =>
      `npx netlify-cli deploy --prod --dir ${folder} (ou faites glisser le dossier « ${folder} » dans la page « Deploys » du site)`,
    // https://community.netlify.com/t/netlify-community-terms-of-service/5
    identity: { name: 'Netlify, Inc.', country: 'États-Unis' },
  },
  cloudflare: {
    title: 'Cloudflare',
    settings: { '/_headers': 'cloudflare/_headers', '/_redirects': 'cloudflare/_redirects' },
    // The settings name `dist`.
    howToPublish: (folder) =>
      `npx wrangler deploy --config hosts/cloudflare/wrangler.jsonc${folder === 'dist' ? '' : ` --assets ${folder}`}`,
    // https://developers.cloudflare.com/logs/logpush/logpush-job/datasets/account/workers_trace_events/
    identity: {
      name: 'Cloudflare, Inc.',
      address: '101 Townsend St, San Francisco, CA 94107, États-Unis',
      country: 'États-Unis',
    },
  },
  vercel: {
    title: 'Vercel',
    settings: { '/vercel.json': 'vercel/vercel.json' },
    howToPublish: (folder) => `npx vercel deploy ${folder} --prod`,
    // https://github.com/Inprogress-Agency/widoo-app/wiki/Mentions-legales
    identity: {
      name: 'Vercel Inc.',
      address: '440 N Barranca Avenue #4133, Covina, CA 91723, États-Unis',
      country: 'États-Unis',
    },
  },
  nginx: {
    title: 'Un serveur à vous, avec nginx',
    settings: {},
    howToPublish: (folder) =>
      `rsync -a ${folder}/ utilisateur@serveur:/srv/site/dist/ (une fois : incluez hosts/nginx/site.conf dans le bloc « server » du site)`,
  },
  caddy: {
    title: 'Un serveur à vous, avec Caddy',
    settings: {},
    howToPublish: (folder) =>
      `rsync -a ${folder}/ utilisateur@serveur:/srv/site/dist/ (une fois : lancez Caddy avec hosts/caddy/Caddyfile)`,
  },
} satisfies Record<string, Host>

export type HostName = keyof typeof table

export const hosts: Record<HostName, Host> = table
export const hostNames = Object.keys(hosts) as HostName[]
