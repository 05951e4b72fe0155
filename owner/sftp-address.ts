// Where a site is sent: the key `deploy` of site.yaml, `sftp://user@host/www`.

/** User, host, port and path of `sftp://user@host:22/www`. A user may hold an `@`, and no `:`, which begins a password. */
const SFTP_ADDRESS =
  /^sftp:\/\/((?:[^\s:/%]|%[0-7][\da-f])+)@([a-z\d.-]+)(?::(\d{1,5}))?(\/[^\s?#]*?)\/?$/i

export type SftpAddress = { user: string; host: string; port: number; path: string }

/** Returns nothing for an address of another form, or with a password, which must not be in a file. */
export function parseSftpAddress(text: string): SftpAddress | undefined {
  const [, user, host, port = '22', path] = SFTP_ADDRESS.exec(text) ?? []
  if (!user || !host || path === undefined) return undefined
  return { user: decodeURIComponent(user), host, port: Number(port), path }
}
