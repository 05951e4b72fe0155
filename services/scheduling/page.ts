import type { Provider, Service } from '../Service.ts'

/** Any other page that lets itself be framed: as it is, and a link. No message of it is understood. */
export const provider: Provider<Service & { url: string }> = {
  service: { name: 'Autre service', country: 'selon le service', privacyPolicy: '' },
  tells: [],
  verified: { against: 'rien : c’est le vôtre', on: '2026-11-21' },
  describe: ({ url, name, country, privacyPolicy }) => ({
    service: { name, country, privacyPolicy },
    pageUrl: url,
    frameUrl: url,
  }),
}

export const messages = undefined
