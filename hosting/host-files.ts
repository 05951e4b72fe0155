import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { cloudflare } from './cloudflare.ts'
import { githubPages } from './github-pages.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import type { Policy } from './policy.ts'
import { vercel } from './vercel.ts'

const hosts = { nginx, caddy, apache, netlify, cloudflare, vercel, 'github-pages': githubPages }

/** Everything that hosts need beside the site: `nginx/site.conf`, `netlify/_headers`… → content. */
export function hostFiles(policy: Policy): Record<string, string> {
  return Object.fromEntries(
    Object.entries(hosts).flatMap(([host, translate]) =>
      Object.entries(translate(policy)).map(([name, content]) => [`${host}/${name}`, content]),
    ),
  )
}
