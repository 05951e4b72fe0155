import { readFileSync } from 'node:fs'

/**
 * A page of `docs/` with other rows in its tables, the first ones first: what a test compares with the
 * page itself, and `npx vitest run <test> -u` writes.
 */
export function renewTables(file: string, ...tables: string[][][]): string {
  const rows = tables.map((cells) => cells.map((each) => `| ${each.join(' | ')} |\n`).join(''))
  return readFileSync(file, 'utf8').replace(
    /(\|[^\n]*\n\| ---[^\n]*\n)((?:\|[^\n]*\n)*)/g,
    (_, head: string, former: string) => head + (rows.shift() ?? former),
  )
}
