// « Prêt à publier ? »: `npm run check`. After `--`, `--accept` records the legal texts as they are, with
// `--reviewed-by "Maître …"` as read by a lawyer today, or on the day of `--reviewed-on`.
// `--published` looks at what is online instead, at the address of the site or at the one that follows,
// compares it with the last build, and asks the services for the video and calendar.
import { parseArgs } from 'node:util'
import { explainDiskError } from '../hosting/publication/disk-error.js'
import { isCutShort } from '../hosting/publication/publication.js'
import { readReview, recordTexts } from '../owner/legal/editions.ts'
import { type Finding, type Findings, fix, good, keyOf, look } from '../owner/problems/Finding.ts'
import { OwnerError, ownerError } from '../owner/problems/owner-error.ts'
import { beforePublishing, isReady, oncePublished, report } from '../owner/problems/report.ts'
import { at, placeOf } from '../owner/read/read-yaml.ts'
import type { SiteFolder } from '../owner/read/site-folder.ts'
import { findEverything } from '../owner/rules/find-everything.ts'
import { dayInParis } from '../src/formats/dates.ts'
import { checkOnline } from './online/check-online.ts'
import { type OwnerSite, readOwnerSite } from './owner-site.ts'

function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        accept: { type: 'boolean' },
        'reviewed-by': { type: 'string' },
        'reviewed-on': { type: 'string' },
        published: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const [address, ...others] = positionals
    const isReviewed = values['reviewed-by'] ?? values['reviewed-on']
    const isMisplaced = (address && !values.published) || (isReviewed && !values.accept)
    if (others.length > 0 || isMisplaced) throw new Error()
    return { ...values, address: address && new URL(address).origin }
  } catch {
    throw ownerError`« ${args.join(' ')} » n’est pas compris. Options possibles : --accept, suivi ou non de --reviewed-by "Maître …" et --reviewed-on 2026-11-20, ou --published adresse.`
  }
}

const outputName = () => process.env.OUT_DIR?.trim() || 'dist'

type Options = ReturnType<typeof readOptions>

function check(options: Options): Finding[] {
  const owned = readOwnerSite()
  const today = dayInParis(new Date())
  return [...sayCutShort(), ...record(options, owned, today), ...findEverything(owned, today)].map(
    (finding) => placed(finding, owned.folder),
  )
}

/** After a kill, a server that reads the folder of the site may find none. */
function* sayCutShort(): Findings {
  if (!isCutShort(outputName())) return
  yield fix`« ${outputName()} » : une publication n’est pas allée à son bout, et le site n’y est peut-être pas. Lancez « npm run build », ou « npm run serve » sur le serveur : l’une comme l’autre la termine.`
}

/** Records the legal texts, where that was asked. */
function* record(options: Options, { folder, texts }: OwnerSite, today: string): Findings {
  if (!options.accept) return
  const { 'reviewed-by': by, 'reviewed-on': on } = options
  const review = by === undefined ? undefined : readReview(by, on, today)
  yield good`Textes légaux enregistrés dans ${recordTexts(folder, texts, today, review)}.`
}

/** A finding about a key says where the key stands, as the faults of a build do. */
function placed(finding: Finding, { files }: SiteFolder): Finding {
  const { level, message } = finding
  const { name, line } = placeOf(keyOf(finding), files)
  return line && level !== 'good' ? { level, message: at(name, line, message) } : finding
}

async function answer(args: string[]): Promise<Finding[]> {
  const options = readOptions(args)
  return options.published ? checkOnline(readOwnerSite(), options.address) : check(options)
}

/** A site that cannot be read cannot be checked any further. */
const unfinished = look`Le reste n’a pas encore été regardé : relancez la vérification ensuite.`

const looksOnline = process.argv.includes('--published')
const findings = await answer(process.argv.slice(2)).catch((error: unknown) => {
  const sentence = error instanceof OwnerError ? error.message : explainDiskError(error)
  if (!sentence) throw error
  // One finding for each problem that the message lists.
  const [whole, ...listed] = sentence.split(/\n\s*• /)
  const faults = listed.length > 0 ? listed : [whole ?? '']
  return [...faults.map((message) => fix`${message}`), unfinished]
})
console.log(`\n${report(findings, looksOnline ? oncePublished : beforePublishing)}\n`)
process.exitCode = isReady(findings) ? 0 : 1
