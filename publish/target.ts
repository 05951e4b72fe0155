// Where a site is sent: the key `deploy` of site.yaml, `sftp://user@host/www` or `netlify:site-id`.

/** User, host, port and path of `sftp://user@host:22/www`. */
const SFTP_ADDRESS =
  /^sftp:\/\/((?:[^\s:/@%]|%[0-7][\da-f])+)@([a-z\d.-]+)(?::(\d{1,5}))?(\/[^\s?#]*?)\/?$/i

export type SftpTarget = { way: 'sftp'; user: string; host: string; port: number; path: string }
export type NetlifyTarget = { way: 'netlify'; siteId: string }
export type Target = SftpTarget | NetlifyTarget

/** Returns nothing for an address of another form, or with a password, which must not be in a file. */
export function parseTarget(text: string): Target | undefined {
  const [, siteId] = /^netlify:([\w.-]{1,100})$/.exec(text) ?? []
  if (siteId) return { way: 'netlify', siteId }
  const [, user, host, port = '22', path] = SFTP_ADDRESS.exec(text) ?? []
  if (!user || !host || path === undefined) return undefined
  return { way: 'sftp', user: decodeURIComponent(user), host, port: Number(port), path }
}
