import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Policy } from '../../hosting/policy.ts'
import { decoded, probe, requestText } from './probe.ts'
import { nginxHasBrotli, type ServerName } from './real-servers.ts'

type Expected = {
  /** The expected status, or the list of all those that HTTP allows for this answer. */
  status: number | number[]
  /** Exact values expected besides the headers of the policy; `null` for a header that must be absent. */
  headers?: Record<string, string | null>
  /** The body of the response, decompressed. */
  body?: Buffer
  /**
   * True for a malformed request. Our own server answers it like any other; the other servers may leave out the
   * policy's headers, or close the connection.
   */
  isBare?: boolean
}

/** For each server that cannot answer as expected, whatever its configuration says: its answer, and why. */
type Differences = Partial<Record<ServerName, Partial<Expected> & { why: string }>>

type Behaviour = Expected & {
  title: string
  request: string
  /**
   * A request that is sent first. In `request`, the word `ETAG` is replaced by the `ETag` header of the answer
   * to it.
   */
  first?: string
  unlike?: Differences
}

/** Lists what browsers, crawlers and one attacker request, and how every server must answer. */
export function listBehaviours(dir: string, policy: Policy): Behaviour[] {
  const file = (path: string) => readFileSync(join(dir, path))
  const { revalidate, immutable } = policy.cache
  const pages = Object.entries(policy.pages)
  const [, [page = '/']] = pages as [unknown, [string]]
  const assets = policy.files.filter(({ path }) => !path.endsWith('.html'))
  const text = assets.find(({ path }) => path.endsWith('.js') && file(path).length > 1024)?.path
  const film = assets.find(({ path }) => path.endsWith('.mp4'))?.path
  if (!text || !film) throw new Error('the site has no script or no film to ask for')

  const served = (path: string): Expected => {
    const { type = '', isImmutable } = policy.files.find((each) => each.path === path) ?? {}
    const cache = isImmutable ? immutable : revalidate
    return {
      status: 200,
      headers: { 'content-type': type, 'Cache-Control': cache },
      body: file(path),
    }
  }
  const missing: Expected = { ...served(policy.notFound), status: 404 }
  const notAllowed: Expected = { status: 405, headers: { allow: 'GET, HEAD' } }
  const ask = (
    method: string,
    path: string,
    expected: Expected,
    headers: Record<string, string> = {},
  ): Behaviour => ({
    title: [method, path, ...Object.entries(headers).map((pair) => pair.join(': '))].join(' '),
    request: requestText(method, path, headers),
    ...expected,
  })
  const get = (path: string, expected: Expected, headers?: Record<string, string>) =>
    ask('GET', path, expected, headers)
  const negotiated = (path: string, expected: Expected, accepted: string, coding: string | null) =>
    get(
      path,
      {
        ...expected,
        headers: { ...expected.headers, vary: 'Accept-Encoding', 'content-encoding': coding },
      },
      { 'Accept-Encoding': accepted },
    )
  const notModified = (path: string, source: string, headers: Record<string, string>) => {
    const { 'Cache-Control': cache = '' } = served(source).headers ?? {}
    return {
      ...get(path, { status: 304, headers: { 'Cache-Control': cache } }, headers),
      first: requestText('GET', path, headers),
      request: requestText('GET', path, { ...headers, 'If-None-Match': 'ETAG' }),
    }
  }

  const bytes = file(film)
  const last = bytes.length - 1
  const part = (start: number, end: number): Expected => ({
    ...served(film),
    status: 206,
    headers: { ...served(film).headers, 'content-range': `bytes ${start}-${end}/${bytes.length}` },
    body: bytes.subarray(start, end + 1),
  })
  const range = (value: string, expected: Expected, unlike?: Differences): Behaviour => ({
    ...get(film, expected, { Range: value }),
    ...(unlike && { unlike }),
  })
  const mayRefuseRange = {
    headers: { 'Cache-Control': revalidate },
    why: 'It may still refuse the range when it writes Cache-Control: only one from the first byte is kept for a year.',
  }
  const unreadRange = {
    status: 416,
    headers: {},
    body: undefined,
    why: 'It answers 416 to a range that it cannot read.',
  }
  const beforeHtaccess = (answer: Partial<Expected>) => ({
    ...answer,
    headers: {},
    body: undefined,
    isBare: true,
    why: 'It answers before it reads .htaccess: its configuration may include dist-hosting/apache/site.conf.',
  })
  const emptyAllow = {
    headers: { allow: 'GET, HEAD | ' },
    why: 'Apache adds an empty list of its own.',
  }
  const refusedEarly = { why: 'It refuses before it decides on these headers.' }
  const refusesExpect = {
    status: 417,
    headers: {},
    body: undefined,
    isBare: true,
    why: 'It refuses what it does not know how to expect.',
  }

  return [
    // What browsers request.
    ...pages.flatMap(([path, source]) => [
      negotiated(path, served(source), 'gzip, deflate, br, zstd', 'br'),
      get(`${path}?utm_source=lettre`, served(source)),
    ]),
    negotiated(page, served(`${page}.html`), 'gzip, deflate', 'gzip'),
    negotiated(page, served(`${page}.html`), 'br;q=0, gzip', 'gzip'),
    negotiated(page, served(`${page}.html`), 'identity', null),
    negotiated(text, served(text), 'gzip, deflate, br, zstd', 'br'),
    ...assets.map(({ path }) => get(path, served(path))),
    notModified(page, `${page}.html`, {}),
    notModified('/', '/index.html', { 'Accept-Encoding': 'br' }),
    notModified(text, text, { 'Accept-Encoding': 'gzip' }),
    notModified(film, film, {}),
    range('bytes=0-', part(0, last)),
    range('bytes=0-1', part(0, 1)),
    range('bytes=100-', part(100, last), { nginx: mayRefuseRange, caddy: mayRefuseRange }),
    range('bytes=-500', part(bytes.length - 500, last), {
      nginx: mayRefuseRange,
      caddy: mayRefuseRange,
    }),
    range('bytes=5-2', served(film), { nginx: unreadRange, caddy: unreadRange }),
    range(`bytes=${bytes.length}-`, { status: 416 }),
    get(film, served(film), { Range: 'bytes=0-1', 'If-Range': '"another version"' }),
    get(film, { status: 412 }, { 'If-Match': '"another version"' }),
    ...policy.counted.flatMap((path) => [
      ask('POST', path, { status: 204, headers: { allow: null } }, { 'Content-Length': '0' }),
      get(path, missing),
    ]),

    // What crawlers request, and links with the spellings that people use.
    ...Object.entries(policy.redirects).map(([spelling, path]) =>
      get(`${spelling}?a=b&c=%0d%0aX-Evil:1`, {
        status: 308,
        headers: { location: `${path}?a=b&c=%0d%0aX-Evil:1` },
      }),
    ),
    ask('HEAD', '/', { ...served('/index.html'), body: Buffer.alloc(0) }),
    negotiated('/nulle-part', missing, 'br', 'br'),
    ...['/404.html', '/assets/browser-00000000.js', '/assets/', '/index.html.br', '/.env'].map(
      (path) => get(path, missing),
    ),

    // What an attacker might request.
    get(
      `${page}/`,
      { status: 308, headers: { location: page } },
      { 'X-Forwarded-Host': 'evil.example' },
    ),
    {
      ...get('/', served('/index.html'), { Host: 'evil.example' }),
      unlike: {
        caddy: {
          headers: {},
          body: Buffer.alloc(0),
          isBare: true,
          why: 'It answers every name but that of the site with an empty page, without our headers, and logs the request without the visitor’s address.',
        },
      },
    },
    {
      ...ask('TRACE', '/', notAllowed),
      unlike: {
        nginx: { ...refusedEarly, headers: { 'Cache-Control': null, allow: null } },
        apache: beforeHtaccess({ status: 200 }),
        'apache+site.conf': emptyAllow,
      },
    },
    { ...get('/a%2Fb', missing), unlike: { apache: beforeHtaccess({ status: 404 }) } },
    {
      ...get(`${page}%00`, { status: [400, 404] }),
      unlike: {
        nginx: { ...refusedEarly, headers: { 'Cache-Control': null } },
        apache: beforeHtaccess({ status: 404 }),
      },
    },
    ...[300, 6500].map((length) => ({
      ...get(`/${'a'.repeat(length)}`, missing),
      title: `GET an address of ${length} characters`,
      unlike: { apache: beforeHtaccess({ status: 403 }) },
    })),
    ...['POST', 'DELETE', 'OPTIONS'].map((method) => ({
      ...ask(method, '/', notAllowed, { 'Content-Length': '0' }),
      unlike: {
        apache: {
          headers: { allow: 'GET, HEAD | TRACE' },
          why: 'Apache announces TRACE as well, which dist-hosting/apache/site.conf turns off.',
        },
        'apache+site.conf': emptyAllow,
      },
    })),
    ...['//evil.example/', '/%5Cevil.example/404.html/', '/%09/evil.example/404.html/'].map(
      (path) => get(path, { ...missing, headers: { ...missing.headers, location: null } }),
    ),
    ...[
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/%zz',
      `${page}/%0d%0aX-Evil:%201/`,
    ].map((path) =>
      get(path, { status: [400, 404], headers: { 'x-evil': null, location: null }, isBare: true }),
    ),
    {
      ...get('/', served('/index.html'), { Expect: 'everything' }),
      unlike: { caddy: refusesExpect, apache: refusesExpect, 'apache+site.conf': refusesExpect },
    },
    {
      title: 'a length and chunks',
      request:
        'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
      status: [400, 405],
      isBare: true,
    },
    {
      title: 'a header of 100,000 characters',
      request: requestText('GET', '/', { 'X-Long': 'a'.repeat(100_000) }),
      status: [400, 431],
      isBare: true,
      unlike: { caddy: { status: 200, why: 'It reads headers of up to a megabyte.' } },
    },
    { title: 'random words', request: 'LOREM IPSUM\r\n\r\n', status: 400, isBare: true },
  ]
}

/** Whether this machine can test a behaviour: nginx may lack the module that sends Brotli. */
export const isProvable = (name: ServerName, { title }: Behaviour) =>
  name !== 'nginx' || nginxHasBrotli || !/\bbr\b(?!;q=0)/.test(title)

export async function findFaults(
  server: { name: ServerName; port: number },
  policy: Policy,
  { title, request, first, unlike, ...usual }: Behaviour,
): Promise<string[]> {
  const etag = first && (await probe(server.port, first))?.headers.etag?.[0]
  if (first && !etag) return [`${title}: no ETag to ask again with`]
  const answer = await probe(server.port, request.replace('ETAG', etag ?? ''))
  const expected: Expected = { ...usual, ...unlike?.[server.name] }
  // The site's own server sends the headers of the policy even in answer to a malformed request.
  const isBare = expected.isBare && server.name !== 'node'
  if (!answer) return isBare ? [] : [`${title}: closed without an answer`]
  const wanted = {
    ...(!isBare && { ...policy.headers, 'Cache-Control': policy.cache.revalidate }),
    ...expected.headers,
    'x-powered-by': null,
  }
  const received = (name: string) => answer.headers[name.toLowerCase()]?.join(' | ') ?? null
  const faults = Object.entries(wanted)
    .filter(([name, value]) => received(name) !== value)
    .map(([name, value]) => `${name}: ${received(name)} instead of ${value}`)
  if (![expected.status].flat().includes(answer.status)) faults.push(`status ${answer.status}`)
  if (answer.headers.date?.length !== 1 && !isBare) faults.push('no date, or two')
  if (/\d/.test(received('server') ?? '')) faults.push(`banner ${received('server')}`)
  if (expected.body && !decoded(answer).equals(expected.body)) faults.push('another body')
  if (/node:internal|Error:/.test(answer.body.toString('latin1', 0, 2000))) faults.push('a trace')
  return faults.map((fault) => `${title}: ${fault}`)
}

/** Lists the behaviours that differ between servers, as the rows of docs/servers.md. */
export const listDifferences = (table: Behaviour[]): string[][] =>
  table.flatMap(({ title, unlike = {}, ...usual }) =>
    Object.entries(unlike).map(([name, { status = usual.status, headers, why }]) => {
      const differentHeaders = Object.entries(headers ?? {}).map(([header, value]) =>
        value === null ? `no ${header}` : `${header}: ${value}`,
      )
      const answer = [[status].flat().join(' or '), ...differentHeaders].join(', ')
      return [name, `\`${title}\``, answer.replaceAll('|', '\\|'), why]
    }),
  )
