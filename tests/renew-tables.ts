import { readFileSync } from 'node:fs'

/** Gives the text of a page of `docs/`, the rows of its first table replaced by `tables[0]`, and so on. */
export function renewTables(file: string, ...tables: string[][][]): string {
  const rows = tables.map((cells) => cells.map((each) => `| ${each.join(' | ')} |\n`).join(''))
  return readFileSync(file, 'utf8').replace(
    /(\|[^\n]*\n\| ---[^\n]*\n)((?:\|[^\n]*\n)*)/g,
    (_, head: string, former: string) => head + (rows.shift() ?? former),
  )
}
