// Requests a page or a file of another server, and says in French why it did not come. The checks of a
// published site and `npm run poster` ask through it.

/**
 * Most bytes that an answer may weigh, more than any page or picture does. A longer answer is not read to its
 * end.
 */
const MAX_BYTES = 8_000_000

/** What came of a request to an address. */
export type Answer = {
  /** The HTTP status, or 0 where no answer came: `reason` then says why. */
  status: number
  headers: Headers
  bytes: Buffer
  /** The bytes as a text. */
  body: string
  /** Why no answer came, in French, without a capital or a full stop, because the text follows a colon. */
  reason?: string
}

/** Why a request failed, in French, by the code of the error. */
const reasons: Record<string, string> = {
  TOO_HEAVY: 'sa réponse pèse plus de 8 Mo',
  ENOTFOUND: 'ce nom ne mène à aucun serveur ; vérifiez le nom de domaine et ses réglages DNS',
  EAI_AGAIN: 'ce nom n’a pas pu être cherché ; êtes-vous connecté à Internet ?',
  ECONNREFUSED: 'aucun serveur n’écoute à cette adresse ; relancez-le',
  CERT_HAS_EXPIRED: 'son certificat a expiré ; renouvelez-le',
  ERR_TLS_CERT_ALTNAME_INVALID: 'son certificat est au nom d’un autre site',
}

function reasonOf({ name, cause }: Error, seconds: number): string {
  if (name === 'TimeoutError') return `rien n’est venu en ${seconds} secondes`
  // The code is read from the cause, because the error of `fetch` itself only says that the request failed.
  const { code = name } = (cause ?? {}) as { code?: string }
  const reason = reasons[code]
  if (reason) return reason
  const isUntrusted = /CERT|SIGNATURE|ISSUER/.test(code)
  return isUntrusted
    ? `les navigateurs ne se fient pas à son certificat (${code})`
    : `la connexion s’est interrompue (${code})`
}

/** @throws {Error} with the code `TOO_HEAVY` for more than `MAX_BYTES` */
async function readBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('Too heavy', { cause: { code: 'TOO_HEAVY' } })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Requests an address with `GET`. Never throws.
 *
 * @param redirect `manual` to see a redirect instead of following it
 * @param seconds how long the whole answer is waited for
 */
export async function ask(
  address: string,
  redirect: 'follow' | 'manual',
  seconds = 10,
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(seconds * 1000)
    const response = await fetch(address, { redirect, signal })
    const { status, headers } = response
    const bytes = await readBody(response)
    return { status, headers, bytes, body: bytes.toString() }
  } catch (error) {
    const reason = reasonOf(error as Error, seconds)
    return { status: 0, headers: new Headers(), bytes: Buffer.alloc(0), body: '', reason }
  }
}
