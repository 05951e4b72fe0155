// Every host that the owner may choose, and all that depends on this choice.
import type { Target } from './deploy/target.ts'
import { apache, htaccess } from './hosts/apache.ts'
import { caddy } from './hosts/caddy.ts'
import { cloudflare, netlify, vercel } from './hosts/managed-hosts.ts'
import { nginx } from './hosts/nginx.ts'
import type { Policy } from './policy.ts'

type Host = {
  title: string
  /**
   * Writes the policy as the files that configure this host, content by name. A name with a slash, such as
   * `/_headers`, is published with the site; one without, such as `site.conf`, stands in `dist-hosting`.
   */
  translate?: (policy: Policy, outName: string) => Record<string, string>
  /** The host compresses files itself, so the build writes no `.br` and `.gz`. */
  compresses?: true
  /** How « Publier » sends the site; absent where the host has a command of its own. */
  sentBy?: Target['way']
  /**
   * What the owner does after a build or a rollback, in French. `{out}` stands for the name of the folder to
   * publish, e.g. `dist`.
   */
  next: string
  /** Says in French where the owner finds the counted visits; absent where the host cannot count them. */
  countLog?: string
}

/** What shared hosts have in common. They count no visits: their logs keep visitors' whole IP addresses. */
const shared = {
  sentBy: 'sftp' as const,
  translate: (policy: Policy) => ({ '/.htaccess': htaccess(policy) }),
  next: 'Écrivez où publier, par exemple « deploy: sftp://utilisateur@hôte/www », puis lancez : npm run deploy',
}

/** The hosts, each under the value of `hosting` in site.yaml that chooses it. */
const table = {
  node: {
    title: 'Un serveur à vous, avec Node.js',
    next: 'Envoyez « {out} », « {out}-hosting », « hosting » et « package.json » sur le serveur, puis relancez-y : HOST=0.0.0.0 npm run serve',
    countLog:
      'Le serveur écrit une ligne par étape sur sa sortie : gardez-la, par exemple « npm run serve >> mesure.log ».',
  },
  nginx: {
    title: 'Un serveur à vous, avec nginx',
    translate: nginx,
    next: 'Envoyez « {out} » et « {out}-hosting » sur le serveur, puis rechargez nginx : nginx -t && systemctl reload nginx',
    countLog:
      'Incluez dist-hosting/nginx/mesure.conf dans le bloc « http » de nginx. Les lignes sont dans /var/log/nginx/mesure.log.',
  },
  caddy: {
    title: 'Un serveur à vous, avec Caddy',
    translate: caddy,
    next: 'Envoyez « {out} » et « {out}-hosting » sur le serveur, puis rechargez Caddy, avec l’adresse et le dossier de son lancement : SITE_ADDRESS=www.mon-agence.fr SITE_ROOT=/srv/site/dist caddy reload --config {out}-hosting/caddy/Caddyfile',
    countLog:
      'Les lignes sont dans /var/log/caddy/mesure.log, ou dans le fichier que nomme la variable SITE_LOG de Caddy.',
  },
  apache: {
    ...shared,
    translate: apache,
    title: 'Un serveur à vous, avec Apache, ou un autre hébergement mutualisé',
    countLog:
      'Incluez dist-hosting/apache/mesure.conf dans le « VirtualHost » du site, et ajoutez « env=!SITE_COUNT » à la fin de ses autres lignes CustomLog. Les lignes sont dans mesure.log, avec ses autres journaux. Un hébergement mutualisé ne le permet pas, et son journal garderait l’adresse IP entière : choisissez alors matomo.',
  },
  ovh: { ...shared, title: 'OVH' },
  o2switch: { ...shared, title: 'o2switch' },
  netlify: {
    title: 'Netlify',
    sentBy: 'netlify',
    translate: netlify,
    compresses: true,
    next: 'Écrivez où publier, « deploy: netlify:identifiant-du-site », puis lancez : npm run deploy',
  },
  cloudflare: {
    title: 'Cloudflare',
    translate: cloudflare,
    compresses: true,
    next: 'Lancez : npx wrangler deploy --config {out}-hosting/cloudflare/wrangler.jsonc',
  },
  vercel: {
    title: 'Vercel',
    translate: vercel,
    compresses: true,
    next: 'Lancez : npx vercel deploy {out} --prod',
  },
} satisfies Record<string, Host>

export type HostName = keyof typeof table

export const hosts: Record<HostName, Host> = table
export const hostNames = Object.keys(hosts) as HostName[]

/**
 * What the build, the rollback and the atelier say about publishing. `{out}` stands for the name of the folder
 * to publish, e.g. `dist`.
 */
export const publishing = (name: HostName) =>
  `${hosts[name].next}\n\nUne fois en ligne, regardez ce que trouvent vos visiteurs : npm run check -- --published`
