/** How long an address is waited for, in seconds. */
const PATIENCE = 10

/** What an address answers. Where nothing came, the status is 0 and `reason` says why, in French. */
export type Answer = {
  status: number
  headers: Headers
  body: string
  reason?: string
}

const reasons: Record<string, string> = {
  TimeoutError: `rien n’est venu en ${PATIENCE} secondes`,
  ENOTFOUND: 'ce nom ne mène à aucun serveur ; vérifiez le nom de domaine et ses réglages DNS',
  EAI_AGAIN: 'ce nom n’a pas pu être cherché ; êtes-vous connecté à Internet ?',
  ECONNREFUSED: 'aucun serveur n’écoute à cette adresse ; relancez-le',
  CERT_HAS_EXPIRED: 'son certificat a expiré ; renouvelez-le',
  ERR_TLS_CERT_ALTNAME_INVALID: 'son certificat est au nom d’un autre site',
}

function reasonOf({ name, cause }: Error): string {
  // The error of `fetch` itself only says that it failed.
  const { code = name } = (cause ?? {}) as { code?: string }
  const isUntrusted = /CERT|SIGNATURE|ISSUER/.test(code)
  return (
    reasons[code] ??
    (isUntrusted
      ? `les navigateurs ne se fient pas à son certificat (${code})`
      : `la connexion s’est interrompue (${code})`)
  )
}

/**
 * Asks for an address, as a browser does.
 *
 * @param redirect `manual` to see a redirect instead of following it
 */
export async function ask(address: string, redirect: 'follow' | 'manual'): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE * 1000)
    const response = await fetch(address, { redirect, signal })
    const { status, headers } = response
    return { status, headers, body: await response.text() }
  } catch (error) {
    return { status: 0, headers: new Headers(), body: '', reason: reasonOf(error as Error) }
  }
}
