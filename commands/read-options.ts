import { parseArgs } from 'node:util'
import { OwnerError } from '../owner/problems/OwnerError.ts'

/** The options of every command that have a value, `--site-dir DIR` and `--port N`, and the variables that they set. */
const variables = { 'site-dir': 'SITE', port: 'PORT' }

/**
 * Reads the options of a command, `npm run deploy -- --previous`. Without the first `--`, npm keeps an option for
 * itself and sets a variable: it is heard too.
 *
 * @param names of the command's options, which have no value: `['previous']`
 * @throws {OwnerError} on an option of another name
 */
export function readOptions<Name extends string>(names: Name[]): Record<Name, boolean> {
  const given = parse(names)
  for (const [name, variable] of Object.entries(variables)) {
    const value = given[name] ?? keptByNpm(name)
    if (value) process.env[variable] = String(value)
  }
  const isGiven = (name: string) => given[name] === true || keptByNpm(name) === 'true'
  return Object.fromEntries(names.map((name) => [name, isGiven(name)])) as Record<Name, boolean>
}

const keptByNpm = (name: string) => process.env[`npm_config_${name.replaceAll('-', '_')}`]

function parse(names: string[]): Record<string, unknown> {
  const withValue = Object.keys(variables)
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'boolean' as const }] as const),
    ...withValue.map((name) => [name, { type: 'string' as const }] as const),
  ])
  try {
    return parseArgs({ options }).values
  } catch {
    const possible = [...names, ...withValue].map((name) => `--${name}`).join(', ')
    throw new OwnerError(
      `« ${process.argv.slice(2).join(' ')} » n’est pas compris. Options possibles, après « -- » : ${possible}.`,
    )
  }
}

/**
 * Reads the port that the option `--port` or the variable `PORT` names.
 *
 * @throws {OwnerError} on what is no port
 */
export function readPort(fallback: number): number {
  const port = Number(process.env.PORT || fallback)
  if (port >= 0 && port < 65_536) return port
  throw new OwnerError(
    `« ${process.env.PORT ?? ''} » n’est pas un port. Écrivez un nombre, par exemple : --port 4175`,
  )
}
