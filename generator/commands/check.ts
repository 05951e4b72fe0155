// « Prêt à publier ? », `npm run check`: lists what the owner has to correct before the site is published.
// docs/publishing.md explains the options.
import { parseArgs } from 'node:util'
import { outFolder } from '../../hosting/publication/build-record.js'
import { isCutShort } from '../../hosting/publication/publication.js'
import { readReview, recordTexts } from '../../owner/legal/editions.ts'
import { ownerError } from '../../owner/problems/owner-error.ts'
import { fix, good, isReady, type Problem } from '../../owner/problems/Problem.ts'
import { beforePublishing, oncePublished, report } from '../../owner/problems/report.ts'
import type { ReadSite } from '../../owner/read-site.ts'
import { dayInParis } from '../../src/formats/dates.ts'
import { checkOnline } from '../online/check-online.ts'
import { findSiteProblems, openSite } from '../open-site.ts'
import { prepareBuild } from '../prepare-build.ts'
import { stopWithMessage } from '../stop-with-message.ts'

const usage = [
  '--accept, suivi ou non de --reviewed-by "Maître …" et --reviewed-on 2026-11-20',
  '--published, suivi ou non d’une adresse',
  '--json, pour un programme',
].join(' ; ')

/** @throws {OwnerError} that names the options, where some do not go together */
function parseOptions(args: string[]) {
  const notUnderstood = ownerError`« ${args.join(' ')} » n’est pas compris. Options possibles : ${usage}.`
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
    const reviewOption = values['reviewed-by'] ?? values['reviewed-on']
    if (others.length > 0) throw notUnderstood
    if (address && !values.published) throw notUnderstood
    if (reviewOption && !values.accept) throw notUnderstood
    return { ...values, address: address && new URL(address).origin }
  } catch {
    throw notUnderstood
  }
}

type Options = ReturnType<typeof parseOptions>

function checkBeforePublishing(options: Options): Problem[] {
  const opened = openSite()
  const problems: Problem[] = []
  const folder = outFolder()
  // A build killed while it replaced the previous one may have left no site to publish: the owner is told.
  if (isCutShort(folder)) {
    problems.push(fix('publication-cut-short', { file: '', path: [] }, { folder }))
  }
  // The texts are recorded before `findSiteProblems` compares them with the record on disk.
  if (options.accept && opened.build) problems.push(acceptTexts(options, opened.source))
  return [...problems, ...findSiteProblems(opened)]
}

function acceptTexts(options: Options, { folder, texts }: ReadSite): Problem {
  const { 'reviewed-by': lawyer, 'reviewed-on': day } = options
  const today = dayInParis(new Date())
  const review = lawyer === undefined ? undefined : readReview(lawyer, day, today)
  const source = recordTexts(folder, texts, today, review)
  return good('texts-recorded', { file: 'legal/versions.json', path: [] }, { source })
}

try {
  const options = parseOptions(process.argv.slice(2))
  const problems = options.published
    ? await checkOnline(prepareBuild(), options.address)
    : checkBeforePublishing(options)
  if (options.json) {
    console.log(JSON.stringify(problems, null, 2))
  } else {
    console.log(`\n${report(problems, options.published ? oncePublished : beforePublishing)}\n`)
  }
  process.exitCode = isReady(problems) ? 0 : 1
} catch (error) {
  stopWithMessage(error)
}
