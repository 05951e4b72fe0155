// « Publier »: `npm run deploy`. After `--`, `--anyway` publishes although something is to be corrected,
// and `--previous` publishes the build before the last one. `DEPLOY_SECRET` holds a password, a private
// key or a token where nobody can type.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { DeployError } from '../../hosting/deploy/deploy-error.ts'
import type { Progress } from '../../hosting/deploy/progress.ts'
import { OwnerError, ownerError } from '../../owner/problems/owner-error.ts'
import { isReady } from '../../owner/problems/Problem.ts'
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
const BAR = 24

/** Draws over the previous bar in a terminal; a log gets no bar. */
function drawProgress({ share, sentence }: Progress) {
  if (!process.stdout.isTTY) return
  const full = Math.round(share * BAR)
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full)
  process.stdout.write(`\r\x1b[K${bar} ${sentence}`)
}

/** @param isSecret hides what the owner types */
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

const isAgreed = async (question: string) =>
  isYes((await ask(`${question} (oui ou non)`)).replace(/^o$/i, 'oui'))

/** Asks what a publication needs to go on; returns nothing where it cannot. */
async function answerTo({ code, message, values }: DeployError): Promise<Answers | undefined> {
  if (!process.stdin.isTTY) return undefined
  if (code === 'needs-password' || code === 'needs-token')
    return { secret: await ask(message, true) }
  if (code === 'not-ours' && (await isAgreed(message))) return { mayReplace: true }
  if (code === 'unknown-host-key' && (await isAgreed(message))) {
    return { acceptedKey: String(values.fingerprint) }
  }
  return undefined
}

async function publish() {
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
      const answer = await answerTo(error)
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
