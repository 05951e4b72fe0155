// « Prêt à publier ? »: `npm run check`. After `--`, `--online` asks the services, `--accept` records
// the legal texts as they are, `--built dist` reads a build that is already there.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { LegalText } from '../src/legal/LegalText.ts'
import { dayInParis } from '../src/legal/paris-day.ts'
import { askServices, questionsFor } from './check/ask-services.ts'
import { type BuiltSite, readBuiltSite } from './check/BuiltPage.ts'
import { remindersOf, sayThanks } from './check/check-configuration.ts'
import { type Finding, fix, good, keyOf, look } from './check/Finding.ts'
import { findEverything } from './check/find-everything.ts'
import { recordVersions, showEdition } from './check/legal-versions.ts'
import { readVersions, versionsFile } from './check/read-versions.ts'
import { isReady, report } from './check/report.ts'
import { OwnerError } from './owner-error.ts'
import { readOwnerSite } from './owner-site.ts'
import { at, placeOf } from './schema/read-yaml.ts'
import type { SiteFolder } from './site-folder.ts'

/** Builds into a folder of its own: the previous build stays as it is. */
function buildInto(folder: string) {
  try {
    execFileSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build'], {
      env: { ...process.env, NODE_ENV: 'production', OUT_DIR: folder },
      stdio: 'pipe',
    })
  } catch (error) {
    // What the build says to the owner, in French, is all on its error output.
    throw new OwnerError(String((error as { stderr?: Buffer }).stderr).trim())
  }
}

/** Keeps the texts as they are now under the dates that they show. */
function acceptTexts(folder: SiteFolder, texts: Record<string, LegalText>): Finding {
  const versions = recordVersions(readVersions(folder), texts)
  const file = versionsFile(folder)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(versions, null, 2)}\n`)
  const names = Object.entries(versions).map(
    ([name, editions]) => `${name} (${showEdition(editions.at(-1)?.edition ?? '')})`,
  )
  return good(`Textes légaux enregistrés dans ${file} : ${names.join(', ')}.`)
}

/** The folder of a build, made for the occasion unless the owner names one. */
function readBuild(named: string | undefined): BuiltSite {
  if (named !== undefined) {
    if (existsSync(join(named, 'index.html'))) return readBuiltSite(named)
    throw new OwnerError(
      `Le dossier « ${named} » ne contient pas de site construit. Lancez npm run build, ou retirez --built.`,
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'pret-a-publier-'))
  try {
    buildInto(join(folder, 'dist'))
    return readBuiltSite(join(folder, 'dist'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const options = {
  online: { type: 'boolean' },
  accept: { type: 'boolean' },
  built: { type: 'string' },
} as const

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options }).values
  } catch {
    throw new OwnerError(
      `« ${args.join(' ')} » n’est pas compris. Options possibles : --online, --accept, --built dossier.`,
    )
  }
}

async function check(args: string[]): Promise<Finding[]> {
  const { online, accept, built } = readOptions(args)
  const owned = await readOwnerSite()
  const { config, site, folder, texts } = owned
  const pages = readBuild(built)
  return [
    ...(accept ? [acceptTexts(folder, texts)] : []),
    ...findEverything(owned, pages, dayInParis(new Date())),
    ...(online ? await askServices(questionsFor(config, site), fetch) : []),
    ...sayThanks(site, config),
    ...remindersOf(config),
  ].map((finding) => placed(finding, folder))
}

/** A finding about a key says where the key stands, as the faults of a build do. */
function placed(finding: Finding, { files }: SiteFolder): Finding {
  const { level, message } = finding
  const { name, line } = placeOf(keyOf(finding), files)
  return line && level !== 'good' ? { level, message: at(name, line, message) } : finding
}

/** Where a fault hides the rest. */
const unfinished = look('Le reste n’a pas encore été regardé : relancez la vérification ensuite.')

const findings = await check(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof OwnerError)) throw error
  // One finding for each problem that the message lists.
  const [whole, ...listed] = error.message.split(/\n\s*• /)
  return [
    ...(listed.length > 0 ? listed : [whole ?? '']).map((message) => fix(message)),
    unfinished,
  ]
})
console.log(`\n${report(findings)}\n`)
process.exitCode = isReady(findings) ? 0 : 1
