import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

const PATIENCE_MS = 10_000

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Asks for an address as a visitor's browser does, and follows nothing. */
export type Ask = (address: string) => Promise<Answer>

/** Where a request goes, when not where its address says: the stand-ins of tests. */
type Place = { hostname: string; port: number; ca: string }

/** @param place see `Place` */
export const askOnline =
  (place?: (url: URL) => Place): Ask =>
  (address) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
        url,
        {
          headers: { host: url.host, 'accept-encoding': 'identity' },
          servername: url.hostname,
          agent: false,
          signal: AbortSignal.timeout(PATIENCE_MS),
          ...place?.(url),
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      request.on('error', reject)
      request.end()
    })

const reasons: Record<string, string> = {
  ENOTFOUND: 'ce nom ne mène à aucun serveur ; vérifiez le nom de domaine et ses réglages DNS',
  EAI_AGAIN: 'ce nom n’a pas pu être cherché ; êtes-vous connecté à Internet ?',
  ECONNREFUSED: 'aucun serveur n’écoute à cette adresse ; relancez-le',
  CERT_HAS_EXPIRED: 'son certificat a expiré ; renouvelez-le',
  ERR_TLS_CERT_ALTNAME_INVALID: 'son certificat est au nom d’un autre site',
}

/** Why an address did not answer in the time that it had, in French. */
export function reasonOf(error: unknown, patienceMs = PATIENCE_MS): string {
  const { code = '', name = '' } = Object(error) as { code?: string; name?: string }
  if (reasons[code]) return reasons[code]
  if (name === 'AbortError' || name === 'TimeoutError') {
    return `rien n’est venu en ${patienceMs / 1000} secondes`
  }
  return /CERT|SIGNATURE|ISSUER/.test(code)
    ? `les navigateurs ne se fient pas à son certificat (${code})`
    : `la connexion s’est interrompue (${code || name})`
}
