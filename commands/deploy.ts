// `npm run deploy`: publishes the site, and asks the owner for what it lacks.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { stopWithMessage } from '../generator/stop-with-message.ts'
import { isReady } from '../owner/problems/Problem.ts'
import { report } from '../owner/problems/report.ts'
import { oncePublished } from '../owner/problems/verdict.ts'
import { siteFolderPath } from '../owner/read/site-folder.ts'
import { readSite } from '../owner/read-site.ts'
import { isYes } from '../owner/values.ts'
import { PublishError, type PublishingChoices } from '../publish/PublishError.ts'
import { describeWayBack } from '../publish/publications.ts'
import { publishSite } from '../publish/publish-site.ts'
import { readOptions } from './read-options.ts'

/** Writes the share over the previous one, unless the output is no terminal, e.g. a log. */
function showProgress(share: number) {
  if (process.stdout.isTTY) process.stdout.write(`\rEnvoi : ${Math.round(share * 100)} %`)
}

/** Shows nothing of a secret that is typed. */
const noEcho = new Writable({ write: (_chunk, _encoding, done) => done() })

/** @param echo shows each character that is typed */
async function prompt(question: string, echo: NodeJS.WritableStream): Promise<string> {
  process.stdout.write(`\n${question} `)
  const terminal = createInterface({ input: process.stdin, output: echo, terminal: true })
  // Questions come before anything is sent, so Ctrl + C needs to undo nothing.
  terminal.on('SIGINT', () => process.exit(1))
  try {
    return (await terminal.question('')).trim()
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

/** @returns the owner's answer; nothing if nobody can type, if the owner refuses, or if no answer can help */
async function promptFor({ message, asks }: PublishError): Promise<PublishingChoices | undefined> {
  if (!process.stdin.isTTY || !asks) return undefined
  if (asks === 'secret') return { secret: await prompt(message, noEcho) }
  // Only the option `--anyway` publishes what is still to be corrected.
  if (asks.answer.anyway) return undefined
  const typed = await prompt(`${message} (oui ou non)`, process.stdout)
  return typed.toLowerCase() === 'o' || isYes(typed) ? asks.answer : undefined
}

/** Where an answer is missing, asks the owner and publishes again with all answers so far. */
async function publish() {
  const options = readOptions(['anyway', 'previous'])
  const folder = siteFolderPath()
  const former = options.previous && describeWayBack(readSite(folder))
  if (former) console.log(`Revient en ligne : ${former}.`)
  let answers: PublishingChoices = { ...options, secret: process.env.DEPLOY_SECRET }
  // The secret is removed from the environment, which the build, a child process, would inherit.
  delete process.env.DEPLOY_SECRET
  for (;;) {
    try {
      return await publishSite({ ...answers, folder, onProgress: showProgress })
    } catch (error) {
      const answer = error instanceof PublishError && (await promptFor(error))
      if (!answer) throw error
      answers = { ...answers, ...answer }
    }
  }
}

try {
  const outcome = await publish()
  if ('next' in outcome)
    console.log(`\nLe site est construit. Il reste à lancer : ${outcome.next}\n`)
  else {
    const { url, hour, findings } = outcome
    console.log(`\n\nPublié à ${hour} : ${url}\n\n${report(findings, oncePublished)}\n`)
    process.exitCode = isReady(findings) ? 0 : 1
  }
} catch (error) {
  stopWithMessage(error)
}
