// « Publier »: `npm run deploy`. After `--`, `--anyway` publishes although something is to be corrected,
// `--previous` publishes the build before the last one, `--replace` agrees to overwrite files of somebody
// else on the server. `DEPLOY_SECRET` holds a password, a private key or a token where nobody can type.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { type DeployCode, DeployError } from '../../hosting/deploy/deploy-error.ts'
import type { Progress } from '../../hosting/deploy/progress.ts'
import { sayDeploy, sayProgress } from '../../hosting/deploy/sentences.ts'
import { OwnerError, ownerError } from '../../owner/problems/owner-error.ts'
import { isReady } from '../../owner/problems/Problem.ts'
import { oncePublished, report } from '../../owner/problems/report.ts'
import { isYes } from '../../owner/values.ts'
import { type Answers, publishSite } from '../online/publish-site.ts'
import { stopWithMessage } from '../stop-with-message.ts'

function readOptions(): Answers {
  try {
    const { values } = parseArgs({
      options: {
        anyway: { type: 'boolean' },
        previous: { type: 'boolean' },
        replace: { type: 'boolean' },
      },
    })
    const { replace, ...options } = values
    return { ...options, ...(replace && { mayReplace: true }) }
  } catch {
    throw ownerError`« ${process.argv.slice(2).join(' ')} » n’est pas compris. Options possibles : --anyway, --previous, --replace.`
  }
}

const BAR = 24

/** Draws over itself in a terminal; a log gets no bar. */
function drawProgress(progress: Progress) {
  if (!process.stdout.isTTY) return
  const share = progress.bytes === 0 ? 1 : progress.bytesSent / progress.bytes
  const full = Math.round(share * BAR)
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full)
  process.stdout.write(`\r\x1b[K${bar} ${sayProgress(progress)}`)
}

/** @param isSecret what is typed is not shown */
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

/** What the owner answers to what a publication must be told first; nothing where it just failed. */
async function answerTo({ code, values }: DeployError): Promise<Answers | undefined> {
  const sentence = sayDeploy({ code, values })
  const agrees = async () => isYes((await ask(`${sentence} (oui ou non)`)).replace(/^o$/i, 'oui'))
  const questions: Partial<Record<DeployCode, () => Promise<Answers | undefined>>> = {
    'needs-password': async () => ({ secret: await ask(sentence, true) }),
    'needs-token': async () => ({ secret: await ask(sentence, true) }),
    'not-ours': async () => ((await agrees()) ? { mayReplace: true } : undefined),
    'unknown-host-key': async () =>
      (await agrees()) ? { acceptedKey: String(values.fingerprint) } : undefined,
  }
  return process.stdin.isTTY ? questions[code]?.() : undefined
}

async function publish() {
  let answers: Answers = { ...readOptions(), secret: process.env.DEPLOY_SECRET }
  // The build runs as a process of its own, which needs no secret.
  delete process.env.DEPLOY_SECRET
  const folder = process.env.SITE || 'site'
  const stop = new AbortController()
  // A second Ctrl + C does not wait.
  process.once('SIGINT', () => stop.abort())
  for (;;) {
    try {
      return await publishSite({
        ...answers,
        folder,
        onProgress: drawProgress,
        signal: stop.signal,
      })
    } catch (caught) {
      // Ctrl + C has stopped the build too.
      const error = stop.signal.aborted ? new DeployError('stopped') : caught
      if (!(error instanceof DeployError)) throw error
      const answer = await answerTo(error)
      if (!answer) throw new OwnerError(`${sayDeploy(error)}${error.values.list ?? ''}`)
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
