// « Publier »: `npm run deploy`. After `--`, `--anyway` publishes although something is to be corrected,
// and `--previous` publishes the build before the last one. `DEPLOY_SECRET` holds a password, a private
// key or a token where nobody can type.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { DeployError } from '../../hosting/deploy/deploy-error.ts'
import type { Progress } from '../../hosting/deploy/progress.ts'
import { OwnerError, ownerError } from '../../owner/problems/owner-error.ts'
import { isReady, type Problem } from '../../owner/problems/Problem.ts'
import { oncePublished, report } from '../../owner/problems/report.ts'
import { isYes } from '../../owner/values.ts'
import { type Answers, publishSite } from '../online/publish-site.ts'
import { stopWithMessage } from '../stop-with-message.ts'

function parseOptions(): Answers {
  try {
    return parseArgs({ options: { anyway: { type: 'boolean' }, previous: { type: 'boolean' } } })
      .values
  } catch {
    throw ownerError`« ${process.argv.slice(2).join(' ')} » n’est pas compris. Options possibles : --anyway, --previous.`
  }
}

/** Width of the progress bar, in characters. */
const BAR_WIDTH = 24

/** Draws over the previous bar in a terminal; a log gets no bar. */
function drawProgress({ share, sentence }: Progress) {
  if (!process.stdout.isTTY) return
  const full = Math.round(share * BAR_WIDTH)
  const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full)
  process.stdout.write(`\r\x1b[K${bar} ${sentence}`)
}

/**
 * Asks a question in the terminal.
 *
 * @param isSecret hides what the owner types
 */
async function ask(question: string, isSecret = false): Promise<string> {
  process.stdout.write(`\n${question} `)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const output = isSecret ? nowhere : process.stdout
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  // Nothing has been sent yet.
  terminal.on('SIGINT', () => process.exit(1))
  try {
    return (await terminal.question('')).trim()
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

async function isAgreed(question: string): Promise<boolean> {
  const answer = await ask(`${question} (oui ou non)`)
  return answer.toLowerCase() === 'o' || isYes(answer)
}

/**
 * Asks the owner for what a publication lacks.
 *
 * @returns nothing where nobody can type, where the owner refuses, or where no answer would help
 */
async function askFor({ code, message, values }: DeployError): Promise<Answers | undefined> {
  if (!process.stdin.isTTY) return undefined
  switch (code) {
    case 'needs-password':
    case 'needs-token':
      return { secret: await ask(message, true) }
    case 'not-ours':
      return (await isAgreed(message)) ? { mayReplace: true } : undefined
    case 'unknown-host-key':
      return (await isAgreed(message)) ? { acceptedKey: String(values.fingerprint) } : undefined
    default:
      return undefined
  }
}

/** Publishes the site, and starts again with each answer of the owner that was missing. */
async function publish(): Promise<Problem[]> {
  let answers: Answers = { ...parseOptions(), secret: process.env.DEPLOY_SECRET }
  // The build runs as a process of its own, which needs no secret.
  delete process.env.DEPLOY_SECRET
  const folder = process.env.SITE || 'site'
  const stop = new AbortController()
  // A second Ctrl + C does not wait.
  process.once('SIGINT', () => stop.abort())
  for (;;) {
    try {
      const { signal } = stop
      return await publishSite({ ...answers, folder, onProgress: drawProgress, signal })
    } catch (caught) {
      // Ctrl + C has stopped the build too.
      const error = stop.signal.aborted ? new DeployError('stopped') : caught
      if (!(error instanceof DeployError)) throw error
      const answer = await askFor(error)
      if (!answer) throw new OwnerError(`${error.message}${error.values.list ?? ''}`)
      answers = { ...answers, ...answer }
    }
  }
}

try {
  const findings = await publish()
  console.log(`\n\nPublié.\n\n${report(findings, oncePublished)}\n`)
  process.exitCode = isReady(findings) ? 0 : 1
} catch (error) {
  stopWithMessage(error)
}
