import { readFileSync } from 'node:fs'

/** Gives the text of a page of `docs/` with other rows in its tables, in their order. */
export function renewTables(file: string, ...tables: string[][][]): string {
  const rows = tables.map((cells) => cells.map((each) => `| ${each.join(' | ')} |\n`).join(''))
  return readFileSync(file, 'utf8').replace(
    /(\|[^\n]*\n\| ---[^\n]*\n)((?:\|[^\n]*\n)*)/g,
    (_, head: string, former: string) => head + (rows.shift() ?? former),
  )
}
