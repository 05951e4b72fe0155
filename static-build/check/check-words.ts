import { spawnSync } from 'node:child_process'
import { type Finding, fix } from './Finding.ts'

const LINE = /^(\S.*?)\((\d+),\d+\): error TS(\d+): (.*)$/gm

/**
 * What the compiler has found, for someone who writes sentences: most often a text that a page
 * reads and that was renamed or erased.
 *
 * @param output of `tsc --pretty false`
 */
export function explainCompilerErrors(output: string): Finding[] {
  const messages = [...output.matchAll(LINE)].map(([, file, line, , detail = '']) => {
    const [, key] = /^Property '(\w+)' does not exist/.exec(detail) ?? []
    const [, module] = /^Cannot find module '[./]*((?:content|src)\/[^']+)'/.exec(detail) ?? []
    if (key) {
      return `content/ : le texte « ${key} » n’existe pas, et ${file} (ligne ${line}) le lit. A-t-il été renommé ou effacé ? Remettez son nom.`
    }
    if (module) return `${module} : ce fichier n’existe plus, et ${file} le lit. Remettez-le.`
    return `${file}, ligne ${line} : ce passage ne convient pas. Vérifiez les guillemets, les virgules et les noms, ici et juste au-dessus. (Détail : ${detail})`
  })
  return [...new Set(messages)].map(fix)
}

/** Whether every text that the pages read is there. */
export function checkWords(): Finding[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--pretty', 'false'],
    { encoding: 'utf8' },
  )
  return explainCompilerErrors(stdout)
}
