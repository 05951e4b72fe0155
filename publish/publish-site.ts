// Publishes a site: builds it, sends it, then looks at what visitors receive. The callers, `npm run deploy` and
// the atelier's « Publier », ask the owner for a missing password or decision.
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkReplaceable, LIST, listBuiltFiles, outFolder } from '../generator/built-folder.ts'
import { prepareBuild, type SiteBuild } from '../generator/prepare-build.ts'
import { runBuild } from '../generator/run-build.ts'
import { hosts } from '../hosts/hosts.ts'
import type { Problem } from '../owner/problems/Problem.ts'
import { inFile } from '../owner/problems/say.ts'
import type { SiteConfig } from '../owner/questions/SiteConfig.ts'
import { readSite } from '../owner/read-site.ts'
import { findEverything } from '../owner/rules/find-everything.ts'
import { parseSftpAddress, type SftpAddress } from '../owner/sftp-address.ts'
import { checkOnline } from './check-online.ts'
import { type Answers, PublishError } from './PublishError.ts'
import { type Sending, sendBySftp } from './sftp.ts'

/** @param folder of the owner */
type Publication = Answers & { folder: string; onProgress: Sending['onProgress'] }

/** Where publications keep what is on line, what was before, and what is to become one of them. */
const onlineOf = (out: string) => `${out}-online`
const previousOf = (out: string) => `${out}-previous`
const meanwhileOf = (out: string) => `${out}-meanwhile`

/** `next` is what the owner still has to do, for a host that we do not send to. */
type Outcome = { next: string } | { url: string; hour: string; findings: Problem[] }

/**
 * @returns where the site is on line, since when, and what is found there
 * @throws {PublishError} what stopped the publication, or what the owner must answer first
 * @throws {OwnerError} what forbids to build the site
 */
export async function publishSite({
  folder,
  previous,
  anyway,
  ...answers
}: Publication): Promise<Outcome> {
  const build = await prepareBuild(readSite(folder))
  const { hosting } = build.config
  if (hosting && !hosts[hosting].isSentBySftp) {
    await runBuild(folder)
    return { next: hosts[hosting].next }
  }
  const target = targetOf(build.config)
  const out = outFolder()
  if (!previous && !anyway) await checkReady(build)
  if (!previous) await runBuild(folder)
  else if (!listBuiltFiles(previousOf(out))) {
    throw new PublishError(
      'Il n’y a pas de publication précédente : elle est gardée à partir de la deuxième. Rien n’a été envoyé.',
    )
  }
  const sent = previous ? previousOf(out) : out
  for (const kept of [onlineOf(out), previousOf(out), meanwhileOf(out)]) checkReplaceable(kept)
  await sendBySftp(target, { ...answers, out: sent, knownHosts: join(folder, 'known_hosts') })
  keep(out, sent)
  const hour = new Date().toLocaleTimeString('fr-FR', { timeStyle: 'short' })
  return { url: build.config.url, hour, findings: await checkOnline(build, onlineOf(out)) }
}

/** The day on which the site that is sent again was built, in French; nothing where there is none. */
export function previousDay(out = outFolder()): string | undefined {
  const list = join(previousOf(out), LIST)
  if (!existsSync(list)) return undefined
  return statSync(list).mtime.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })
}

/** Keeps what has been sent as what is on line, and what was on line before as the previous publication. */
function keep(out: string, sent: string) {
  const online = onlineOf(out)
  if (isSame(sent, online)) return
  const meanwhile = meanwhileOf(out)
  rmSync(meanwhile, { recursive: true, force: true })
  cpSync(sent, meanwhile, { recursive: true, preserveTimestamps: true })
  if (existsSync(online)) {
    rmSync(previousOf(out), { recursive: true, force: true })
    renameSync(online, previousOf(out))
  }
  renameSync(meanwhile, online)
}

/** Whether two built sites have the same files with the same bytes. */
function isSame(one: string, other: string): boolean {
  const files = listBuiltFiles(one) ?? []
  if (files.join() !== listBuiltFiles(other)?.join()) return false
  return files.every((path) =>
    readFileSync(join(one, path)).equals(readFileSync(join(other, path))),
  )
}

function targetOf({ deploy, hosting }: SiteConfig): SftpAddress {
  const target = parseSftpAddress(deploy ?? '')
  if (hosting && target) return target
  throw new PublishError('Choisissez d’abord votre hébergeur, et l’adresse où publier.')
}

async function checkReady(build: SiteBuild) {
  const faults = (await findEverything(build)).filter(({ level }: Problem) => level === 'fix')
  if (faults.length === 0) return
  const points = `${faults.length} ${faults.length === 1 ? 'point' : 'points'}`
  const list = faults.map((problem) => `\n  • ${inFile(problem)}`).join('')
  throw new PublishError(
    `Il reste ${points} à corriger avant de publier. Rien n’a été envoyé.${list}`,
    { label: 'Publier quand même', answer: { anyway: true } },
  )
}
