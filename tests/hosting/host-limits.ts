// The limits that hosts document. Past them they drop a rule with a warning at most, and the site
// goes out without its headers.

/** https://docs.netlify.com/manage/routing/headers/ */
const IGNORED_BY_NETLIFY =
  /^ {2}((?:Accept-Ranges|Age|Allow|Alt-Svc|Connection|Content-Encoding|Content-Length|Content-Range|Date|Location|Server|Trailer|Transfer-Encoding|Upgrade)):/gm

/** Every documented limit that the generated files pass, in words. */
export function limitsPassed(files: Record<string, string>): string[] {
  const passed: string[] = []
  const atMost = (most: number, name: string, found: number, what: string) => {
    if (found > most) passed.push(`${name}: ${what.replace('#', String(found))}, at most ${most}`)
  }
  const longest = (lines: string[]) => Math.max(0, ...lines.map((line) => line.length))

  // https://developers.cloudflare.com/workers/static-assets/headers/
  const headers = 'cloudflare/_headers'
  const headerLines = files[headers]?.split('\n') ?? []
  atMost(100, headers, headerLines.filter((line) => line.startsWith('/')).length, '# rules')
  atMost(2000, headers, longest(headerLines), 'a line of # characters')

  // https://developers.cloudflare.com/workers/static-assets/redirects/
  const redirects = 'cloudflare/_redirects'
  const redirectLines = files[redirects]?.split('\n').filter(Boolean) ?? []
  atMost(2000, redirects, redirectLines.length, '# rules')
  atMost(1000, redirects, longest(redirectLines), 'a line of # characters')

  for (const [, name] of files['netlify/_headers']?.matchAll(IGNORED_BY_NETLIFY) ?? []) {
    passed.push(`netlify/_headers: Netlify ignores ${name}`)
  }

  // https://openapi.vercel.sh/vercel.json
  const vercel = 'vercel/vercel.json'
  const rules: { source: string; headers: { key: string; value: string }[] }[] =
    JSON.parse(files[vercel] ?? '{}').headers ?? []
  atMost(2048, vercel, rules.length, '# rules')
  atMost(4096, vercel, longest(rules.map(({ source }) => source)), 'an address of # characters')
  const values = rules.flatMap((rule) => rule.headers.map(({ value }) => value))
  atMost(32_768, vercel, longest(values), 'a value of # characters')
  return passed
}
