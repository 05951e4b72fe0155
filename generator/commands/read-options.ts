import { parseArgs } from 'node:util'
import { ownerError } from '../../owner/problems/owner-error.ts'

/**
 * Reads the options of a command, `npm run deploy -- --previous`. Without the first `--`, npm keeps an option for
 * itself and sets a variable: it is heard too. `--site-dir DIR` names the owner's folder for every command.
 *
 * @param names of the command's options, which have no value: `['previous']`
 * @throws {OwnerError} on an option of another name
 */
export function readOptions<Name extends string>(names: Name[]): Record<Name, boolean> {
  const switches = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]))
  const given = parse({ ...switches, 'site-dir': { type: 'string' } }, names)
  const site = given['site-dir'] ?? process.env.npm_config_site_dir
  if (site) process.env.SITE = String(site)
  const isGiven = (name: string) =>
    given[name] === true || process.env[`npm_config_${name}`] === 'true'
  return Object.fromEntries(names.map((name) => [name, isGiven(name)])) as Record<Name, boolean>
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

function parse(options: Options, names: string[]) {
  try {
    return parseArgs({ options }).values
  } catch {
    const possible = [...names, 'site-dir DOSSIER'].map((name) => `--${name}`).join(', ')
    throw ownerError`« ${process.argv.slice(2).join(' ')} » n’est pas compris. Options possibles : ${possible}.`
  }
}
