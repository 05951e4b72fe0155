// « Prêt à publier ? »: `npm run check`. After `--`, `--accept` records the legal texts as they are, with
// `--reviewed-by "Maître …"` as read by a lawyer today, or on the day of `--reviewed-on`.
// `--published` looks at what is online instead, at the address of the site or at the one that follows,
// compares it with the last build, and asks the services for the video and calendar. `--json` gives the
// problems as they are, for whoever automates.
import { parseArgs } from 'node:util'
import { isCutShort } from '../../hosting/publication/publication.js'
import { readReview, recordTexts } from '../../owner/legal/editions.ts'
import { ownerError } from '../../owner/problems/owner-error.ts'
import { fix, good, isReady, type Problem, type Problems } from '../../owner/problems/Problem.ts'
import { beforePublishing, oncePublished, report } from '../../owner/problems/report.ts'
import type { ReadSite } from '../../owner/read-site.ts'
import { dayInParis } from '../../src/formats/dates.ts'
import { checkOnline } from '../online/check-online.ts'
import { findSiteProblems, openSite, prepareBuild } from '../prepare-build.ts'
import { stopWithMessage } from '../stop-with-message.ts'

function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        accept: { type: 'boolean' },
        'reviewed-by': { type: 'string' },
        'reviewed-on': { type: 'string' },
        published: { type: 'boolean' },
        json: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const [address, ...others] = positionals
    const isReviewed = values['reviewed-by'] ?? values['reviewed-on']
    const isMisplaced = (address && !values.published) || (isReviewed && !values.accept)
    if (others.length > 0 || isMisplaced) throw new Error()
    return { ...values, address: address && new URL(address).origin }
  } catch {
    throw ownerError`« ${args.join(' ')} » n’est pas compris. Options possibles : --accept, suivi ou non de --reviewed-by "Maître …" et --reviewed-on 2026-11-20, ou --published adresse ; et --json, pour un programme.`
  }
}

const outputName = () => process.env.OUT_DIR?.trim() || 'dist'

type Options = ReturnType<typeof readOptions>

function check(options: Options): Problem[] {
  const opened = openSite()
  const today = dayInParis(new Date())
  const isRecorded = options.accept && opened.build
  return [
    ...sayCutShort(),
    ...(isRecorded ? record(options, opened.read, today) : []),
    ...findSiteProblems(opened),
  ]
}

/** After a kill, a server that reads the folder of the site may find none. */
function* sayCutShort(): Problems {
  if (!isCutShort(outputName())) return
  yield fix('publication-cut-short', { file: '', path: [] }, { folder: outputName() })
}

/** Records the legal texts. */
function* record(options: Options, { folder, texts }: ReadSite, today: string): Problems {
  const { 'reviewed-by': by, 'reviewed-on': on } = options
  const review = by === undefined ? undefined : readReview(by, on, today)
  const source = recordTexts(folder, texts, today, review)
  yield good('texts-recorded', { file: 'legal/versions.json', path: [] }, { source })
}

try {
  const options = readOptions(process.argv.slice(2))
  const problems = options.published
    ? await checkOnline(prepareBuild(), options.address)
    : check(options)
  if (options.json) console.log(JSON.stringify(problems, null, 2))
  else console.log(`\n${report(problems, options.published ? oncePublished : beforePublishing)}\n`)
  process.exitCode = isReady(problems) ? 0 : 1
} catch (error) {
  stopWithMessage(error)
}
