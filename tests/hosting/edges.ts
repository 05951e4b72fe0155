import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Policy } from '../../hosting/policy.ts'

/** What a host's rules make of an address, before its own ways with files. */
type Ruling = { headers: Record<string, string>; path: string; status?: number | undefined }
type Rule = (path: string, exists: (path: string) => boolean) => Ruling

const load = createRequire(import.meta.url)

/**
 * Hosts whose servers cannot run here: their own parsers read our file, and what they understood is
 * applied to the site as their documentation says.
 */
export const edges = {
  netlify: {
    module: '@netlify/headers-parser',
    async read(module: string, files: Record<string, string>): Promise<Rule> {
      const folder = await mkdtemp(join(tmpdir(), 'netlify-'))
      const file = join(folder, '_headers')
      await writeFile(file, files['netlify/_headers'] ?? '')
      const { parseAllHeaders } = await import(/* @vite-ignore */ `${module}/lib/index.js`)
      type Parsed = { forRegExp: RegExp; values: Record<string, string> }
      const { headers: rules, errors }: { headers: Parsed[]; errors: Error[] } =
        await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false })
      await rm(folder, { recursive: true })
      if (errors.length > 0) throw new AggregateError(errors)
      return (path, exists) => {
        const headers: Record<string, string> = {}
        for (const { values } of rules.filter((rule) => rule.forRegExp.test(path))) {
          for (const [name, value] of Object.entries(values)) {
            headers[name] = headers[name] ? `${headers[name]}, ${value}` : value
          }
        }
        return { headers, path: exists(`${path}.html`) ? `${path}.html` : path }
      }
    },
  },
  vercel: {
    module: '@vercel/routing-utils',
    async read(module: string, files: Record<string, string>): Promise<Rule> {
      type Route = {
        src: string
        headers?: Record<string, string>
        status?: number
        dest?: string
        handle?: 'filesystem'
      }
      const { routes, error }: { routes: Route[]; error: Error | null } = load(
        module,
      ).getTransformedRoutes(JSON.parse(files['vercel/vercel.json'] ?? ''))
      if (error) throw error
      return (asked, exists) => {
        let path = asked
        const headers: Record<string, string> = {}
        for (const { src, headers: added, status, dest, handle } of routes) {
          if (handle && exists(path)) break
          const match = handle ? null : new RegExp(src).exec(path)
          if (!match) continue
          const fill = (text: string) => text.replace(/\$(\d)/g, (_, at) => match[at] ?? '')
          if (status) return { status, path, headers: { Location: fill(added?.Location ?? '') } }
          Object.assign(headers, added)
          if (dest) path = fill(dest)
        }
        return { headers, path }
      }
    },
  },
}

export type EdgeName = keyof typeof edges

/** Answers as the documentation says that the host does, with the rules that its parser read. */
export async function startEdge(
  name: EdgeName,
  modules: string,
  { dir, policy, files }: { dir: string; policy: Policy; files: Record<string, string> },
) {
  const rule = await edges[name].read(join(modules, edges[name].module), files)
  const names = new Set(policy.files.map(({ path }) => path))
  const server = createServer(({ url = '/' }, response) => {
    const ruling = rule(url, (path) => names.has(path))
    const asked = ruling.path === '/' ? '/index.html' : ruling.path
    const path = names.has(asked) ? asked : policy.notFound
    response.writeHead(ruling.status ?? (path === asked ? 200 : 404), {
      // Both hosts' default.
      'Cache-Control': policy.cache.revalidate,
      ...ruling.headers,
    })
    response.end(ruling.status ? '' : readFileSync(join(dir, path)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    pid: process.pid,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
