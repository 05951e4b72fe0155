// Requests a page or a file of another server, and says in French why it did not come.

type Fetched = {
  /** The HTTP status, or 0 where no answer came. */
  status: number
  headers: Headers
  bytes: Buffer
  /** Why no answer came, in French, to follow a colon. */
  reason?: string
}

const reasons: Record<string, string> = {
  ENOTFOUND:
    'ce nom ne mène à aucun serveur ; vérifiez le nom de domaine, ses réglages DNS et votre connexion à Internet',
  EAI_AGAIN: 'ce nom n’a pas pu être cherché ; êtes-vous connecté à Internet ?',
  ENETUNREACH: 'cet ordinateur n’a pas de réseau',
  ECONNREFUSED: 'aucun serveur n’écoute à cette adresse ; relancez-le',
  CERT_HAS_EXPIRED: 'son certificat a expiré ; renouvelez-le',
  ERR_TLS_CERT_ALTNAME_INVALID: 'son certificat est au nom d’un autre site',
}

function reasonOf({ name, cause }: Error, seconds: number): string {
  // The error of `fetch` itself only says that the request failed: its `cause` has the code.
  const { code = name } = (cause ?? {}) as { code?: string }
  if (code === 'TimeoutError') return `rien n’est venu en ${seconds} secondes`
  const reason = reasons[code]
  if (reason) return reason
  const isUntrusted = /CERT|SIGNATURE|ISSUER/.test(code)
  return isUntrusted
    ? `les navigateurs ne se fient pas à son certificat (${code})`
    : `la connexion s’est interrompue (${code})`
}

/** Never throws. @param seconds how long the whole answer is waited for */
export async function fetchWithReason(
  address: string,
  { seconds = 10, ...request }: RequestInit & { seconds?: number } = {},
): Promise<Fetched> {
  try {
    const signal = AbortSignal.timeout(seconds * 1000)
    const response = await fetch(address, { ...request, signal })
    const { status, headers } = response
    return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    const reason = reasonOf(error as Error, seconds)
    return { status: 0, headers: new Headers(), bytes: Buffer.alloc(0), reason }
  }
}
