import { inSite, type Problem } from './Problem.ts'

/** A problem that has its words already, until it has a code of its own. */
const sayer =
  (level: Problem['level']) =>
  (parts: TemplateStringsArray, ...values: (string | number)[]): Problem => {
    const message = String.raw({ raw: parts }, ...values)
    const [start = '', key = ''] = /^([a-z]\w*(?:\.[\w.[\]]*)?) : /.exec(message) ?? []
    const said = message.slice(start.length)
    const place = key ? inSite(key) : ({ file: '', path: [] } as const)
    return { level, code: 'as-said', ...place, values: { said } }
  }

export { list } from './list.ts'
export type { Problem as Finding, Problems as Findings } from './Problem.ts'

/** Findings of each level: fix`siren : ce numéro manque.` */
export const fix = sayer('fix')
export const look = sayer('look')
export const good = sayer('good')
