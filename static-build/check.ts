// « Prêt à publier ? »: `npm run check`. After `--`, `--online` asks the services, `--accept` records
// the legal texts as they are, `--built dist` reads a build that is already there.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { LegalFacts } from '../src/config/LegalFacts.ts'
import { thirdPartiesOf } from '../src/embeds/consent.ts'
import { dayInParis } from '../src/legal/paris-day.ts'
import { askServices, questionsFor } from './check/ask-services.ts'
import { type BuiltSite, readBuiltSite } from './check/BuiltPage.ts'
import { findBarePromise, findBrokenLinks, findTypedGaps } from './check/check-built-site.ts'
import { checkConfiguration, reminders } from './check/check-configuration.ts'
import { checkMedia } from './check/check-media.ts'
import { checkWords } from './check/check-words.ts'
import { type Finding, fix, good, look } from './check/Finding.ts'
import { findUnfilledFacts } from './check/find-unfilled-facts.ts'
import {
  checkVersions,
  type LegalSources,
  type LegalVersions,
  recordVersions,
  showEdition,
} from './check/legal-versions.ts'
import { isReady, report } from './check/report.ts'
import { legalTextFiles } from './legal-text-files.ts'
import { loadSiteConfig } from './load-site-config.ts'
import { OwnerError } from './owner-error.ts'
import { readOwnerText } from './read-owner-text.ts'
import { resolveSite } from './resolve-site.ts'

const versionsFile = 'content/legal/versions.json'

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

const readSources = (): LegalSources =>
  Object.fromEntries(
    Object.entries(legalTextFiles).map(([name, file]) => [name, readOwnerText(file)]),
  )

function readVersions(): LegalVersions {
  try {
    return JSON.parse(readOwnerText(versionsFile))
  } catch (error) {
    if (error instanceof OwnerError) throw error
    throw new OwnerError(
      `${versionsFile} : ce fichier ne se lit plus. Ne l’écrivez pas à la main : remettez-le avec « git checkout -- ${versionsFile} ».`,
    )
  }
}

/** Keeps the texts as they are now under the dates that they show. */
function acceptTexts(sources: LegalSources, legal: LegalFacts): Finding {
  const versions = recordVersions(readVersions(), sources, legal)
  writeFileSync(versionsFile, `${JSON.stringify(versions, null, 2)}\n`)
  const names = Object.entries(versions).map(
    ([name, editions]) => `${name} (${showEdition(editions.at(-1)?.edition ?? '')})`,
  )
  return good(`Textes légaux enregistrés dans ${versionsFile} : ${names.join(', ')}.`)
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
  const { online, accept, built: named } = readOptions(args)
  const config = await loadSiteConfig()
  const { site } = resolveSite(config)
  const sources = readSources()
  const today = dayInParis(new Date())
  const wordless = checkWords()
  if (wordless.length > 0) return [...wordless, unfinished]
  const built = readBuild(named)
  return [
    ...(accept ? [acceptTexts(sources, config.legal)] : []),
    ...checkConfiguration(
      config,
      thirdPartiesOf(site).map(({ service }) => service),
      today,
    ),
    ...checkMedia(config),
    ...findUnfilledFacts(built.pages, config.legal),
    ...findBrokenLinks(built),
    ...findTypedGaps(built),
    ...findBarePromise(built),
    ...checkVersions(readVersions(), sources, config.legal, today),
    ...(online ? await askServices(questionsFor(config, site), fetch) : []),
    ...reminders,
  ]
}

/** Where a fault hides the rest. */
const unfinished = look('Le reste n’a pas encore été regardé : relancez la vérification ensuite.')

const findings = await check(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof OwnerError)) throw error
  // One finding for each problem that the message lists.
  const [whole, ...listed] = error.message.split(/\n\s*• /)
  return [...(listed.length > 0 ? listed : [whole ?? '']).map(fix), unfinished]
})
console.log(`\n${report(findings)}\n`)
process.exitCode = isReady(findings) ? 0 : 1
