import type { HostName } from '../../hosting/hosts.ts'

type HostIdentity = {
  company: string
  /** The company's own page that says who it is. */
  page: string
  /** What was read on its pages, and where: the rest is left to the owner's eye. */
  read?: { [Key in (typeof keys)[number]]?: [value: string, at: string] }
}

const keys = ['name', 'address', 'phone', 'url', 'country'] as const

/** The day on which the pages below were read. */
const READ_ON = '22/11/2026'

const ovh: HostIdentity = {
  company: 'OVHcloud',
  page: 'https://www.ovhcloud.com/fr/ (« Mentions légales », en bas)',
  read: {
    address: [
      '2 rue Kellermann, 59100 Roubaix, France',
      'https://www.ovhcloud.com/fr-tn/abuse/terms-and-conditions',
    ],
  },
}
const o2switch: HostIdentity = {
  company: 'o2switch',
  page: 'https://www.o2switch.fr/ (« Mentions légales », en bas)',
}

const identities: Partial<Record<HostName, HostIdentity[]>> = {
  apache: [ovh, o2switch],
  netlify: [
    {
      company: 'Netlify',
      page: 'https://www.netlify.com/legal/',
      read: {
        name: [
          'Netlify, Inc.',
          'https://community.netlify.com/t/netlify-community-terms-of-service/5',
        ],
      },
    },
  ],
  cloudflare: [
    {
      company: 'Cloudflare',
      page: 'https://www.cloudflare.com/terms/',
      read: {
        name: ['Cloudflare, Inc.', 'https://www.cloudflare.com/enterpriseterms/'],
      },
    },
  ],
  vercel: [
    {
      company: 'Vercel',
      page: 'https://vercel.com/legal/terms',
      read: { name: ['Vercel Inc.', 'https://vercel.com/legal/terms/2023-05-01'] },
    },
  ],
}

const blockFor = ({ company, page, read }: HostIdentity) =>
  [
    `${company}, à compléter d’après ${page} :`,
    '  host:',
    ...keys.map((key) => {
      const [value, at] = read?.[key] ?? []
      return value ? `    ${key}: ${value}   # lu le ${READ_ON} : ${at}` : `    ${key}:`
    }),
  ].join('\n')

/** For the owner's file: who the chosen host is, as far as its own pages were read. */
export const describeHost = (hosting: HostName): string =>
  [
    ...(identities[hosting]?.map(blockFor) ?? [
      'Recopiez ces lignes de la page où l’entreprise qui vous loue le serveur dit qui elle est.',
    ]),
    'Ce que cette page ne dit pas, demandez-le-lui : aucun numéro ne se devine.',
  ].join('\n')
