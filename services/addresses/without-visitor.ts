/** Query parameters by which a calendar knows one visitor, one slot or one booking. */
const personal =
  /^(?:(?:full|first|last|f|l)?[-_]?name|e-?mail|(?:sms)?phone\w*|tel|guests?|location|invitee\w*|iclosed(?:name|email|phone)|a\d{1,2}|answer\w*|salesforce_uuid|field:\d+|certificate|month|date|slot|datetime|start_?(?:date|time)|time_?zone|tz|reschedul\w*|cancel\w*|booking_?(?:uid|id)|uid|action|id\[\])$/i

/** A slot in the path: `/agence/appel/2026-07-13T10:00:00+02:00` */
const SLOT = /\/\d{4}-\d\d-\d\d(?:T[^/]*)?\/?$/

/** Takes off an address of a calendar what belongs to one visitor. */
export function withoutVisitor(address: URL): URL {
  const url = new URL(address)
  url.pathname = url.pathname.replace(SLOT, '')
  for (const name of [...url.searchParams.keys()]) {
    if (personal.test(name)) url.searchParams.delete(name)
  }
  return url
}
