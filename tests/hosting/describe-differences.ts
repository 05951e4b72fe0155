import { isDeepStrictEqual } from 'node:util'
import type { Policy } from '../../hosting/policy.ts'
import {
  type Behaviour,
  type Difference,
  differences,
  type Expected,
  provable,
  unproved,
} from './behaviour.ts'
import type { ServerName } from './real-servers.ts'

const names: Partial<Record<ServerName, string>> = {
  nginx: 'nginx',
  caddy: 'Caddy',
  apache: 'Apache',
  cloudflare: 'Cloudflare (workerd, its engine)',
  netlify: 'Netlify (its parser of `_headers`)',
  vercel: 'Vercel (its reader of `vercel.json`)',
}

/** The page of what is not the same on every server. */
export function describeDifferences(table: Behaviour[], policy: Policy): string {
  const sections = Object.entries(names).map(([name, title]) => {
    const own = provable(name as ServerName, table, unproved)
    const rows = differences.filter(({ server }) => server === name)
    const notes = unproved.filter(({ server }) => server === name)
    return [
      `## ${title}`,
      ...notes.map(({ reason }) => `Not proved: ${reason}`),
      [
        '| Request | Decided | Answered | Why |',
        '| --- | --- | --- | --- |',
        ...rows.map((difference) => row(difference, own, policy)),
      ].join('\n'),
    ].join('\n\n')
  })
  return `# What each server does its own way

Every server is asked the same questions (\`tests/hosting/behaviour.ts\`) and answers as our own
does, but for the lines below. The tests fail when one of them is no longer true, and when this page,
which they write (\`npx vitest run hosting/behaviour -u\`), is not up to date.

${sections.join('\n\n')}
`
}

function row({ titles, reason, expected }: Difference, table: Behaviour[], policy: Policy): string {
  const concerned = table
    .filter(({ title }) => titles.test(title))
    .map(({ title, expected: usual }) => ({
      title,
      usual,
      own: { ...usual, ...expected(usual, policy) },
    }))
    .filter(({ usual, own }) => !isDeepStrictEqual(usual, own))
  const [example] = concerned
  if (!example) throw new Error(`no request shows that ${reason}`)
  const more = concerned.length > 1 ? ' and others' : ''
  const { title, usual, own } = example
  return `| ${code(title)}${more} | ${summary(usual, own)} | ${summary(own, usual)} | ${reason} |`
}

/** The status, and the headers by which this answer is not the other one. */
function summary(answer: Expected, other: Expected): string {
  const shown = Object.entries(answer.headers ?? {})
    .filter(([name, value]) => name in (other.headers ?? {}) && other.headers?.[name] !== value)
    .map(([name, value]) => (value === null ? `no ${name}` : `${name}: ${value}`))
  return [answer.status.join(' or '), ...shown].join('<br>').replaceAll('|', '\\|')
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``
}
