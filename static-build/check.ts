// « Prêt à publier ? »: `npm run check`. After `--`, `--online` asks the services, `--accept` records
// the legal texts as they are, `--built dist` reads a build that is already there.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { thirdPartiesOf } from '../src/embeds/consent.ts'
import { dayInParis } from '../src/legal/paris-day.ts'
import { askServices, questionsFor } from './check/ask-services.ts'
import { type BuiltSite, readBuiltSite } from './check/BuiltPage.ts'
import { findBarePromise, findBrokenLinks } from './check/check-built-site.ts'
import { checkConfiguration, reminders } from './check/check-configuration.ts'
import { type Finding, fix } from './check/Finding.ts'
import { findUnfilledFacts } from './check/find-unfilled-facts.ts'
import { checkVersions, type LegalSources, recordVersions } from './check/legal-versions.ts'
import { isReady, report } from './check/report.ts'
import { loadSiteConfig, OwnerError } from './load-site-config.ts'
import { resolveSite } from './resolve-site.ts'

const legalTexts = [
  'mentions-legales',
  'politique-confidentialite',
  'conditions-generales',
  'protection-donnees',
]
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
    legalTexts.map((name) => [name, readFileSync(`content/legal/${name}.mdx`, 'utf8')]),
  )

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
  if (accept) {
    writeFileSync(
      versionsFile,
      `${JSON.stringify(recordVersions(sources, config.legal), null, 2)}\n`,
    )
  }
  const built = readBuild(named)
  const recorded = existsSync(versionsFile) ? JSON.parse(readFileSync(versionsFile, 'utf8')) : {}
  return [
    ...checkConfiguration(
      config,
      thirdPartiesOf(site).map(({ service }) => service),
      today,
    ),
    ...findUnfilledFacts(built.pages, config.legal),
    ...findBrokenLinks(built),
    ...findBarePromise(built),
    ...checkVersions(recorded, sources, config.legal, today),
    ...(online ? await askServices(questionsFor(config, site), fetch) : []),
    ...reminders,
  ]
}

const findings = await check(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof OwnerError)) throw error
  // One finding for each problem that the message lists.
  const [whole, ...listed] = error.message.split(/\n\s*• /)
  return (listed.length > 0 ? listed : [whole ?? '']).map(fix)
})
console.log(`\n${report(findings)}\n`)
process.exitCode = isReady(findings) ? 0 : 1
