import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Policy } from '../../hosting/policy.ts'
import { type Answer, decoded, probe, requestText } from './probe.ts'
import { nginxHasBrotli, type ServerName } from './real-servers.ts'

export type Expected = {
  /** More than one where each is a right answer. */
  status: number[]
  /** Exact value, or `null` for a header that must be absent. */
  headers?: Record<string, string | null>
  /** What the visitor gets once decoded. */
  body?: Buffer
  /** In place of the policy's own. */
  policyHeaders?: Record<string, string>
  /** False only for requests so malformed that a server answers before it knows the site. */
  hasPolicy?: boolean
  /** The server may also close the connection without a word. */
  mayClose?: boolean
}

export type Behaviour = {
  title: string
  request: string
  expected: Expected
  /** A first request, whose ETag takes the place of `ETAG` in the second. */
  first?: string
}

export type Difference = {
  server: ServerName
  /** Titles concerned. */
  titles: RegExp
  reason: string
  expected: (usual: Expected, policy: Policy) => Partial<Expected>
}

const beforeTheSite = () => ({ hasPolicy: false, headers: {}, body: undefined })
const unsatisfied = { status: [416], headers: {}, body: undefined }

const named = (letters: string) => `${letters.length} letters`

/** What a server does its own way, whatever its configuration says; all else is the same on all. */
export const differences: Difference[] = [
  {
    server: 'nginx',
    titles: /Range: bytes=(?:5-2|-|a-b|0-18446744073709551615)$/,
    reason: 'nginx answers 416 to a range it cannot read.',
    expected: () => unsatisfied,
  },
  {
    server: 'nginx',
    titles: /^a header without a colon$/,
    reason: 'nginx skips a header line that it cannot read.',
    expected: () => ({ status: [200] }),
  },
  {
    server: 'caddy',
    titles: /Range: (?:bytes=(?:5-2|-|a-b|0-18446744073709551615)|lines=1-2)$/,
    reason: 'Go answers 416 to a range it cannot read.',
    expected: () => unsatisfied,
  },
  {
    server: 'caddy',
    titles: /^GET \/%(?:zz)?$/,
    reason: 'Go refuses an address with a broken escape before Caddy sees it.',
    expected: beforeTheSite,
  },
  {
    server: 'caddy',
    titles: /^(?:100 kB of headers|an address of 100 kB)$/,
    reason: 'Go reads up to 1 MB of headers; the limit is a global option, outside a site.',
    expected: () => ({ status: [200, 404] }),
  },
  {
    server: 'nginx',
    titles: /^TRACE /,
    reason: 'nginx refuses TRACE before it reads the rules of the site.',
    expected: () => ({ headers: {} }),
  },
  {
    server: 'caddy',
    titles: / Host: evil\.example /,
    reason: 'Caddy knows its host, and has nothing to say for another.',
    expected: () => ({ status: [200], headers: { location: null }, hasPolicy: false }),
  },
  {
    server: 'caddy',
    titles: /^a whole address that stops after the host$/,
    reason: 'Caddy completes the address by a redirect.',
    expected: () => ({ status: [308], headers: { location: '/' }, body: undefined }),
  },
  {
    server: 'apache',
    titles: /^(?:POST|PUT|DELETE|PATCH|OPTIONS) /,
    reason: 'Apache announces TRACE as well, which only the server’s own configuration turns off.',
    expected: ({ status, headers }) =>
      status[0] === 405 ? { headers: { ...headers, allow: 'GET, HEAD | TRACE' } } : {},
  },
  {
    server: 'apache',
    titles: /^TRACE /,
    reason:
      'Apache sends the request back before it looks for a .htaccess; no browser sends TRACE for a page.',
    expected: () => ({ status: [200], headers: {}, hasPolicy: false }),
  },
  {
    server: 'apache',
    titles:
      /^GET \/(?:\S*%2F$|\.\.\/|\S*\.\.\/\S*\.\.\/|\.\.%2f|%2e%2e|%zz$|%$|%00$|index\.html%00|7000 letters)/,
    reason: 'Apache refuses such an address before it looks for a .htaccess.',
    expected: beforeTheSite,
  },
  {
    server: 'apache',
    titles: /Range: bytes=0-18446744073709551615$/,
    reason: 'Apache sends the whole file for a range it cannot read, as the standard allows.',
    expected: ({ headers }) => ({ status: [200], headers: { ...headers, 'content-range': null } }),
  },
  {
    server: 'apache',
    titles: /^(?:a version of the future|HTTP\/2.0 in words)$/,
    reason: 'Apache answers any later version of HTTP in its own.',
    expected: () => ({ status: [200] }),
  },
  {
    server: 'cloudflare',
    titles: /^GET (?!\/404)|^HEAD/,
    reason: 'Cloudflare adds Vary at its edge.',
    expected: ({ headers }) => (headers?.vary ? { headers: { ...headers, vary: null } } : {}),
  },
  {
    server: 'cloudflare',
    titles: /\/\.well-known\/\w+$/,
    reason: 'Cloudflare gives no type to a file without an extension.',
    expected: ({ headers }) => ({ headers: { ...headers, 'content-type': null } }),
  },
  {
    server: 'cloudflare',
    titles: /\.(?:svg|xml)$/,
    reason: 'Cloudflare leaves the coding of characters to XML, which says or implies it.',
    expected: ({ headers }) => ({
      headers: { ...headers, 'content-type': headers?.['content-type']?.split(';')[0] ?? null },
    }),
  },
  {
    server: 'cloudflare',
    titles: /^GET \/404(?:\.html)?$/,
    reason: 'Cloudflare would answer 200; we send these addresses to one that does not exist.',
    expected: ({ headers }) => ({
      status: [308],
      headers: { ...headers, 'content-type': null, location: '/introuvable' },
      body: undefined,
    }),
  },
  {
    server: 'cloudflare',
    titles: /^GET [^? ]*(?:%|\/\/|\\)/,
    reason: 'Cloudflare redirects an untidy address to its tidy form, before any rule of ours.',
    expected: ({ status }) => ({ status: [...status, 307], headers: {}, body: undefined }),
  },
  {
    server: 'cloudflare',
    titles: /^GET [^? ]*\/\.{1,2}(?:\/|$)/,
    reason:
      'Cloudflare follows dot segments; clients do so before they ask, and pages name their own address.',
    expected: ({ status }) => ({ status: [...status, 200, 308], headers: {}, body: undefined }),
  },
  {
    server: 'cloudflare',
    titles: /^(?:POST|PUT|DELETE|PATCH|OPTIONS|TRACE) /,
    reason: 'Cloudflare names no method in a 405, and keeps the caching of the file.',
    expected: () => ({ headers: { allow: null } }),
  },
  {
    server: 'cloudflare',
    titles: /If-None-Match: (?:\*|"x", ETAG, "y")$/,
    reason: 'Cloudflare compares one ETag only; browsers send one.',
    expected: ({ status }) => (status[0] === 304 ? { status: [200], body: undefined } : {}),
  },
  {
    server: 'cloudflare',
    titles: /with the ETag of the file as it is$/,
    reason: 'Cloudflare has one ETag for all codings of a file.',
    expected: () => ({ status: [304] }),
  },
  {
    server: 'cloudflare',
    titles: /If-Match: "another version"$/,
    reason: 'Cloudflare ignores If-Match; browsers do not send it.',
    expected: () => ({ status: [200] }),
  },
  {
    server: 'cloudflare',
    titles: /Range: bytes=/,
    reason: 'Cloudflare sends whole files: a long video belongs elsewhere.',
    expected: ({ status, headers }) =>
      status[0] === 404
        ? {}
        : { status: [200], headers: { ...headers, 'content-range': null }, body: undefined },
  },
  {
    server: 'netlify',
    titles: /^(?:GET|HEAD) \//,
    reason:
      'Netlify joins the rules of a page to those of all, and the stricter holds: what is no page may be framed by ours.',
    expected: ({ status, headers, policyHeaders }, policy) => {
      const isPage = status[0] === 200 && headers?.['content-type']?.startsWith('text/html')
      const isClosed = isPage && !policyHeaders
      const joined = Object.entries(policy.framed.headers).map(([name, value]) => [
        name,
        isClosed ? `${value}, ${policy.headers[name]}` : value,
      ])
      return { policyHeaders: Object.fromEntries(joined) }
    },
  },
  ...(['netlify', 'vercel'] as const).map(
    (server): Difference => ({
      server,
      titles: /./,
      reason: 'It tells the types of files and compresses them by itself.',
      expected: ({ headers }) => ({ headers: { ...headers, 'content-type': null } }),
    }),
  ),
  {
    server: 'vercel',
    titles: /^(?:GET|HEAD) \/(?:index|index\.html|[\w/-]+\/|(?!nulle)[\w/-]+\.html)$/,
    reason: 'Vercel redirects before it adds headers.',
    expected: ({ headers }) => ({
      hasPolicy: false,
      headers: { location: headers?.location ?? null },
    }),
  },
  {
    server: 'vercel',
    titles: /^GET \/404\.html$/,
    reason: 'Vercel would answer 200; we send this address to one that does not exist.',
    expected: () => ({
      status: [308],
      hasPolicy: false,
      headers: { location: '/introuvable' },
      body: undefined,
    }),
  },
  ...(['nginx', 'apache'] as const).map(
    (server): Difference => ({
      server,
      titles: /Accept-Encoding: br;q=0\.5, gzip;q=0\.8$/,
      reason: 'It prefers brotli whatever the weights, but for a zero; no browser sends any.',
      expected: ({ headers }) => ({ headers: { ...headers, 'content-encoding': 'br' } }),
    }),
  ),
  ...(['nginx', 'caddy'] as const).map(
    (server): Difference => ({
      server,
      titles: /Range: bytes=0-1, 4-5$/,
      reason: 'It sends several ranges in one answer; no player asks for them.',
      expected: () => ({ status: [206], headers: {}, body: undefined }),
    }),
  ),
  ...(['nginx', 'caddy', 'apache'] as const).map(
    (server): Difference => ({
      server,
      titles: /^HEAD .* Range: bytes=0-1$/,
      reason: 'It describes the range that a GET would have had.',
      expected: () => ({ status: [206] }),
    }),
  ),
]

/** What an engine cannot show on this machine, though the server of the same name may be right. */
export const unproved: { server: ServerName; titles: RegExp; reason: string }[] = [
  {
    server: 'cloudflare',
    titles: /^(?!(?:GET|HEAD|POST|PUT|DELETE|PATCH|OPTIONS|TRACE) |after)|7000 letters/,
    reason: 'What is hardly a request is refused by Cloudflare’s edge, before the engine.',
  },
  {
    server: 'cloudflare',
    titles: /^POST \/mesure/,
    reason: 'It gives no log to count in: the configuration refuses it.',
  },
  {
    server: 'netlify',
    titles: /\S\/$|\.html$|\/index$|\/404$/,
    reason: 'Netlify’s own redirects, for which no rule of ours exists.',
  },
  ...(['netlify', 'vercel'] as const).map((server) => ({
    server,
    titles: /^(?!(?:GET|HEAD) \/(?:[\w-][\w./-]*)?$)/,
    reason: 'Only its reading of our rules is here, not its servers.',
  })),
]

const withoutBrotli = {
  server: 'nginx' as const,
  titles: /Accept-Encoding: (?:.*\b)?br\b(?!;q=0[,;])| in br, with /,
  reason: 'nginx lacks its brotli module here.',
}

/** What lacks on this very machine. */
export const lacking = nginxHasBrotli ? [] : [withoutBrotli]

/** The part of the table that a server can show here. */
export function provable(
  name: ServerName,
  table: Behaviour[],
  reasons = [...unproved, ...lacking],
): Behaviour[] {
  const apart = reasons.filter(({ server }) => server === name)
  return table.filter(({ title }) => !apart.some(({ titles }) => titles.test(title)))
}

/** How the site must answer, on every server: one request and its answer a line. */
export function behaviours(dir: string, policy: Policy): Behaviour[] {
  const file = (path: string) => readFileSync(join(dir, path))
  const notFoundPage = file(policy.notFound)
  const pages = Object.entries(policy.pages)
  const pageFiles = new Set([...Object.values(policy.pages), policy.notFound])
  const assets = policy.files.filter(({ path }) => !pageFiles.has(path))
  const [, [page] = ['/']] = pages
  const text = assets.find(({ path, type }) => type.includes('charset') && file(path).length > 1024)
  const binary = assets.find(({ type }) => /^(?:video|image|font)\/[a-z\d]+$/.test(type))
  if (!text || !binary) throw new Error('the site has no text or no binary file to ask for')
  const { revalidate } = policy.cache

  const found = (path: string, type: string, isImmutable: boolean): Expected => ({
    status: [200],
    headers: {
      'content-type': type,
      'cache-control': isImmutable ? policy.cache.immutable : revalidate,
    },
    body: file(path),
  })
  const html = (path: string): Expected => ({
    ...found(path, 'text/html; charset=utf-8', false),
    ...(policy.framed.paths.some((framed) => policy.pages[framed] === path) && {
      policyHeaders: policy.framed.headers,
    }),
  })
  const missing: Expected = {
    status: [404],
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': revalidate },
    body: notFoundPage,
  }
  const coded = (expected: Expected, coding: string | null): Expected => ({
    ...expected,
    headers: { ...expected.headers, vary: 'Accept-Encoding', 'content-encoding': coding },
  })
  const bodiless = (expected: Expected) => ({ ...expected, body: Buffer.alloc(0) })
  const get = (
    path: string,
    expected: Expected,
    headers: Record<string, string> = {},
  ): Behaviour => ({
    title: [
      'GET',
      path.replace(/a{100,}/, named),
      ...Object.entries(headers).map((pair) => pair.join(': ')),
    ].join(' '),
    request: requestText('GET', path, headers),
    expected,
  })
  const head = (path: string, expected: Expected): Behaviour => ({
    title: `HEAD ${path}`,
    request: requestText('HEAD', path),
    expected: bodiless(expected),
  })

  const codings: [string, string | null][] = [
    ['br, gzip, deflate', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br', 'br'],
    ['br;q=0, gzip;q=0', null],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['identity', null],
    ['deflate, zstd', null],
  ]
  const negotiated = (path: string, expected: Expected) =>
    codings.map(([accepted, coding]) =>
      get(path, coded(expected, coding), { 'Accept-Encoding': accepted }),
    )

  /** Asks again with what the first answer said of its version; `ETAG` stands for it. */
  const again = (
    path: string,
    headers: Record<string, string>,
    expected: Expected,
    firstHeaders: Record<string, string> = {},
  ): Behaviour => ({
    ...get(path, expected, headers),
    first: requestText('GET', path, firstHeaders),
  })
  const notModified = (path: string, isImmutable: boolean): Expected => ({
    status: [304],
    headers: {
      'cache-control': isImmutable ? policy.cache.immutable : revalidate,
      ...(path !== binary.path && { vary: 'Accept-Encoding' }),
    },
    body: Buffer.alloc(0),
  })

  const whole = found(binary.path, binary.type, binary.isImmutable)
  const bytes = file(binary.path)
  const part = (start: number, end: number): Expected => ({
    status: [206],
    headers: { ...whole.headers, 'content-range': `bytes ${start}-${end}/${bytes.length}` },
    body: bytes.subarray(start, end + 1),
  })
  const range = (value: string, expected: Expected) => get(binary.path, expected, { Range: value })

  const refused: Expected = { status: [400, 404], headers: { 'x-evil': null } }
  const malformed = (title: string, request: string, status: number[]): Behaviour => ({
    title,
    request,
    expected: { status, headers: { 'x-evil': null }, hasPolicy: false, mayClose: true },
  })

  return [
    // Every page at its one address, in every coding.
    ...pages.flatMap(([path, source]) => [
      ...negotiated(path, html(source)),
      get(path, html(source)),
      get(`${path}?utm_source=lettre&a=b`, html(source)),
      head(path, html(source)),
    ]),
    ...Object.entries(policy.redirects).flatMap(([spelling, path]) => {
      const moved = (query: string): Expected => ({
        status: [308],
        headers: { location: path + query, 'cache-control': revalidate },
      })
      return [
        get(spelling, moved('')),
        get(`${spelling}?a=b&c=%2F%0d%0aX-Evil:1`, moved('?a=b&c=%2F%0d%0aX-Evil:1')),
        head(spelling, moved('')),
        get(spelling, moved(''), { Host: 'evil.example', 'X-Forwarded-Proto': 'https' }),
      ]
    }),

    // Every other file, under its own name, for as long as its name allows.
    ...assets.flatMap(({ path, type, isImmutable }) => [
      get(path, found(path, type, isImmutable)),
      head(path, found(path, type, isImmutable)),
    ]),
    ...negotiated(text.path, found(text.path, text.type, text.isImmutable)),

    // What does not exist is a 404 with our page, and is never kept.
    ...[
      '/nulle-part',
      '/nulle-part/',
      '/nulle-part.html',
      '/nulle-part?a=b',
      `${page}/nulle-part`,
      '/404',
      '/404.html',
      '/assets/browser-00000000.js',
      '/assets/',
      '/assets',
      '/demonstration',
      '/index.html.br',
      '/index.html.gz',
      '/.htaccess',
      '/.env',
      '/.git/config',
      '/%ff',
      '/~root',
      '/cgi-bin/test',
      '/server-status',
      '//evil.example/',
      '/\\evil.example/',
      '/policy.json',
      '/.well-known/.hidden',
      // Addresses that a server could tidy up into one of ours.
      `/%${page.charCodeAt(1).toString(16)}${page.slice(2)}`,
      `/${page}`,
      `/.${page}`,
      `/nulle-part/..${page}`,
      `${page}%2F`,
      `${page}//`,
      `${page}/.`,
      `/assets/..${text.path}`,
      `/${text.path}?a=b`,
      `/${'a'.repeat(200)}`,
    ].map((path) => get(path, missing)),
    ...negotiated('/nulle-part', missing).slice(0, 3),
    head('/nulle-part', missing),
    get('/nulle-part', missing, { 'If-None-Match': '*' }),
    get('/nulle-part', missing, { Range: 'bytes=0-1' }),

    // Addresses made to leave the site's folder, or to write into the answer.
    ...[
      '/../../../../etc/passwd',
      '/assets/../../../etc/passwd',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..%5c..%5cetc/passwd',
      '/%zz',
      '/%',
      '/%00',
      '/index.html%00.js',
      '/x%0d%0aX-Evil:%201/',
      `${page}%0d%0aX-Evil:%201/`,
      `${page}/%0d%0aX-Evil:%201/`,
    ].map((path) => get(path, refused)),
    get(`/${'a'.repeat(7000)}`, { status: [403, 404, 414] }),

    // Other methods.
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'].flatMap((method) =>
      ['/', page, '/nulle-part', binary.path].map((path) => ({
        title: `${method} ${path}`,
        request: requestText(method, path, { 'Content-Length': '0' }),
        expected: { status: [405], headers: { allow: 'GET, HEAD', 'cache-control': revalidate } },
      })),
    ),

    // A count leaves a line in the log, and nothing else takes one.
    ...policy.counted.flatMap((path): Behaviour[] => [
      {
        title: `POST ${path}`,
        request: requestText('POST', path, { 'Content-Length': '0' }),
        expected: { status: [204], headers: { allow: null }, body: Buffer.alloc(0) },
      },
      get(path, missing),
      ...[`${path}?a=b`, `${path}/`, `${path}x`].map((other) => ({
        title: `POST ${other}`,
        request: requestText('POST', other, { 'Content-Length': '0' }),
        expected: { status: [405], headers: { allow: 'GET, HEAD', 'cache-control': revalidate } },
      })),
    ]),

    // What a browser already has is not sent again, and a 304 renews the policy.
    ...[
      { path: '/', isImmutable: false },
      { path: page, isImmutable: false },
      text,
      binary,
    ].flatMap(({ path, isImmutable }) =>
      ['ETAG', 'W/ETAG', '"x", ETAG, "y"', '*'].map((etag) =>
        again(path, { 'If-None-Match': etag }, notModified(path, isImmutable)),
      ),
    ),
    ...['/', page, text.path].flatMap((path) =>
      ['br', 'gzip'].flatMap((coding) => {
        const accept = { 'Accept-Encoding': coding }
        const same = notModified(path, path === text.path && text.isImmutable)
        return [
          again(path, { ...accept, 'If-None-Match': 'ETAG' }, same, accept),
          {
            ...again(path, { ...accept, 'If-None-Match': 'ETAG' }, { status: [200] }),
            title: `GET ${path} in ${coding}, with the ETag of the file as it is`,
          },
        ]
      }),
    ),
    get('/', html('/index.html'), { 'If-None-Match': '"x", W/"y"' }),
    ...['/', text.path, binary.path].flatMap((path) => [
      again(path, { 'If-Match': '"x", ETAG' }, { status: [200] }),
      get(path, { status: [412] }, { 'If-Match': '"another version"' }),
    ]),
    get('/', html('/index.html'), { 'If-Match': '*' }),

    // Parts of a video.
    range('bytes=0-1', part(0, 1)),
    range('bytes=0-0', part(0, 0)),
    range('bytes=100-', part(100, bytes.length - 1)),
    range('bytes=-500', part(bytes.length - 500, bytes.length - 1)),
    range('bytes=0-18446744073709551615', part(0, bytes.length - 1)),
    range(`bytes=0-${bytes.length + 10}`, part(0, bytes.length - 1)),
    range(`bytes=${bytes.length}-`, { status: [416] }),
    range('bytes=5-2', { ...whole }),
    range('bytes=', { ...whole }),
    range('bytes=-', { ...whole }),
    range('bytes=a-b', { ...whole }),
    range('lines=1-2', { ...whole }),
    range('bytes=0-1, 4-5', { ...whole }),
    again(binary.path, { Range: 'bytes=0-1', 'If-Range': 'ETAG' }, part(0, 1)),
    get(binary.path, whole, { Range: 'bytes=0-1', 'If-Range': '"another version"' }),
    {
      title: `HEAD ${binary.path}, Range: bytes=0-1`,
      request: requestText('HEAD', binary.path, { Range: 'bytes=0-1' }),
      expected: bodiless({ ...whole }),
    },

    // Bytes that are hardly a request.
    {
      title: 'a whole address, as a proxy sends it',
      request: requestText('GET', `http://localhost${page}`),
      expected: html(policy.pages[page] ?? ''),
    },
    {
      title: 'a whole address that stops after the host',
      request: requestText('GET', 'http://localhost'),
      expected: html('/index.html'),
    },
    malformed('two hosts', requestText('GET', '/', { host: 'evil.example' }), [400]),
    malformed('an invalid host', requestText('GET', '/', { Host: 'evil example' }), [400]),
    malformed('a host with a path', requestText('GET', '/', { Host: 'a/b' }), [400]),
    malformed(
      'HTTP/2.0 in words',
      'GET / HTTP/2.0\r\nHost: a\r\nConnection: close\r\n\r\n',
      [400, 505],
    ),
    malformed('random words', 'LOREM IPSUM DOLOR\r\n\r\n', [400]),
    malformed('random bytes', '\x16\x03\x01\x02\x00\x01\x00\xff\xfe\r\n\r\n', [400]),
    malformed('a space before the colon', 'GET / HTTP/1.1\r\nHost : localhost\r\n\r\n', [400]),
    malformed(
      'a header without a colon',
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nlorem\r\n\r\n',
      [400],
    ),
    malformed('a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n', [400]),
    malformed('no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]),
    malformed(
      'a version of the future',
      'GET / HTTP/9.9\r\nHost: a\r\nConnection: close\r\n\r\n',
      [400, 505],
    ),
    malformed(
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      [400],
    ),
    malformed(
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
      [400, 405],
    ),
    malformed(
      '100 kB of headers',
      requestText('GET', '/', { 'X-Long': 'a'.repeat(100_000) }),
      [400, 431],
    ),
    malformed(
      'an address of 100 kB',
      requestText('GET', `/${'a'.repeat(100_000)}`),
      [400, 414, 431],
    ),
    { ...get('/', html('/index.html')), title: 'after all this, the home page' },
  ]
}

/** What is wrong with a server's answer, in words; empty when it does as it should. */
export async function wrongs(
  server: { name: ServerName; port: number },
  policy: Policy,
  { title, request, expected, first }: Behaviour,
  allowed = differences,
): Promise<string[]> {
  const etag = first && (await probe(server.port, first))?.headers.etag?.[0]
  if (first && !etag) return ['no ETag to ask again with']
  const answer = await probe(server.port, request.replace('ETAG', etag ?? ''))
  const imposed = { ...expected }
  for (const difference of allowed) {
    if (difference.server !== server.name || !difference.titles.test(title)) continue
    Object.assign(imposed, difference.expected(imposed, policy))
  }
  // Ours has the policy on every answer, even to what is hardly a request.
  const own = server.name === 'node' && { hasPolicy: true }
  // Elsewhere the date is added at the edge.
  if (answer && server.name === 'cloudflare') answer.headers.date ??= ['']
  return compare(answer, { ...imposed, ...own }, policy)
}

function compare(answer: Answer | undefined, expected: Expected, policy: Policy): string[] {
  if (!answer) return expected.mayClose ? [] : ['closed without an answer']
  const found: string[] = []
  if (!expected.status.includes(answer.status)) {
    found.push(`status ${answer.status} instead of ${expected.status.join(' or ')}`)
  }
  const check = (name: string, value: string | null) => {
    const received = answer.headers[name.toLowerCase()]?.join(' | ') ?? null
    if (received !== value) {
      found.push(`${name}: ${received ?? 'absent'} instead of ${value ?? 'absent'}`)
    }
  }
  if (expected.hasPolicy !== false) {
    const common = { ...policy.headers, ...expected.policyHeaders }
    for (const [name, value] of Object.entries(common)) check(name, value)
    if (answer.headers.date?.length !== 1) found.push(`Date: ${answer.headers.date}`)
  }
  for (const [name, value] of Object.entries({ ...expected.headers, 'x-powered-by': null })) {
    check(name, value)
  }
  if (/\d/.test(answer.headers.server?.[0] ?? '')) found.push(`banner ${answer.headers.server}`)
  if (/node:internal|\.js:\d|Error:/.test(answer.body.toString('latin1', 0, 2000))) {
    found.push('the answer shows an error of the program')
  }
  if (expected.body && !decoded(answer).equals(expected.body)) {
    found.push(
      `body of ${answer.body.length} bytes differs from the expected ${expected.body.length}`,
    )
  }
  return found
}
