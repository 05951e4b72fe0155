// The identity of each host, which legal notices must show. The atelier proposes it to the owner, as it was read on a
// public page. What no page shows, or what two pages contradict, is left for the owner to answer.

type ReadIdentity = {
  values: { name: string; address?: string; phone?: string; country: string }
  source: string
  readOn: string
}

const identities: Record<string, ReadIdentity> = {
  ovh: {
    values: {
      name: 'OVH SAS',
      address: '2 rue Kellermann, 59100 Roubaix, France',
      phone: '09 72 10 10 07',
      country: 'France',
    },
    // OVH's identity was read in the legal notices of one of its customers, a site of the French State.
    source: 'https://github.com/codegouvfr/codegouvfr-website/blob/main/content/fr/legal/index.md',
    readOn: '2026-11-23',
  },
  o2switch: {
    // No `address`: public pages contradict each other (boulevard Gustave Flaubert, chemin des Pardiaux).
    values: {
      name: 'o2switch SAS',
      phone: '04 44 44 60 40',
      country: 'France',
    },
    // The identity of o2switch was read in the terms of one of its customers, an agency.
    source: 'https://www.fancystudio.fr/cgv-abonnement-hebergement-web/',
    readOn: '2026-11-24',
  },
  netlify: {
    // No `address`: public pages contradict each other, with several addresses in San Francisco.
    values: { name: 'Netlify, Inc.', country: 'États-Unis' },
    source: 'https://community.netlify.com/t/netlify-community-terms-of-service/5',
    readOn: '2026-11-23',
  },
  cloudflare: {
    values: {
      name: 'Cloudflare, Inc.',
      address: '101 Townsend St, San Francisco, CA 94107, États-Unis',
      country: 'États-Unis',
    },
    // Cloudflare's identity was read in the data that its pages give to search engines.
    source:
      'https://developers.cloudflare.com/logs/logpush/logpush-job/datasets/account/workers_trace_events/',
    readOn: '2026-11-23',
  },
  vercel: {
    values: {
      name: 'Vercel Inc.',
      address: '440 N Barranca Avenue #4133, Covina, CA 91723, États-Unis',
      country: 'États-Unis',
    },
    // Vercel's identity was read in the legal notices of one of its customers.
    source: 'https://github.com/Inprogress-Agency/widoo-app/wiki/Mentions-legales',
    readOn: '2026-11-23',
  },
}

/** Finds the identity of a host in the table above. @param host value of `hosting` in site.yaml */
export const identityOf = (host: unknown): ReadIdentity | undefined =>
  typeof host === 'string' && Object.hasOwn(identities, host) ? identities[host] : undefined
