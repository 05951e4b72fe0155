// Every host that the owner may choose, and all that depends on this choice.

type Host = {
  title: string
  /** The files of this host's settings that belong into the published folder, under their names there. */
  settings: Record<string, string>
  /** How « Publier » sends the site; absent where the host has a command of its own. */
  sentBy?: 'sftp' | 'netlify'
  /** What the owner does after a build, in French. */
  next: string
}

/** What shared hosts have in common. */
const shared: Omit<Host, 'title'> = {
  settings: { '/.htaccess': 'apache/.htaccess' },
  sentBy: 'sftp',
  next: 'npm run deploy',
}

/** The hosts, each under the value of `hosting` in site.yaml that chooses it. */
const table = {
  ovh: { ...shared, title: 'OVH' },
  o2switch: { ...shared, title: 'o2switch' },
  apache: { ...shared, title: 'Un autre hébergement mutualisé, ou un serveur à vous avec Apache' },
  netlify: {
    title: 'Netlify',
    settings: { '/_headers': 'netlify/_headers', '/_redirects': 'netlify/_redirects' },
    sentBy: 'netlify',
    next: 'npm run deploy',
  },
  cloudflare: {
    title: 'Cloudflare',
    settings: { '/_headers': 'cloudflare/_headers', '/_redirects': 'cloudflare/_redirects' },
    next: 'npx wrangler deploy --config hosts/cloudflare/wrangler.jsonc',
  },
  vercel: {
    title: 'Vercel',
    settings: { '/vercel.json': 'vercel/vercel.json' },
    next: 'npx vercel deploy dist --prod',
  },
  nginx: {
    title: 'Un serveur à vous, avec nginx',
    settings: {},
    next: 'rsync -a dist/ utilisateur@serveur:/srv/site/dist/ (une fois : incluez hosts/nginx/site.conf dans le bloc « server » du site)',
  },
  caddy: {
    title: 'Un serveur à vous, avec Caddy',
    settings: {},
    next: 'rsync -a dist/ utilisateur@serveur:/srv/site/dist/ (une fois : lancez Caddy avec hosts/caddy/Caddyfile)',
  },
} satisfies Record<string, Host>

export type HostName = keyof typeof table

export const hosts: Record<HostName, Host> = table
export const hostNames = Object.keys(hosts) as HostName[]
