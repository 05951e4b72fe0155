// Publishes a site: sees that its server lets it in, builds it, sends it, then looks at what visitors receive.
// `npm run deploy` and the atelier's « Publier » ask the owner for a missing password or decision.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { outFolder } from '../generator/built-folder.ts'
import { type PreparedBuild, prepareBuild } from '../generator/prepare-build.ts'
import { runBuild } from '../generator/run-build.ts'
import { hosts } from '../hosts/hosts.ts'
import type { Problem } from '../owner/problems/Problem.ts'
import { inTerminal } from '../owner/problems/problem-in-words.ts'
import { pointsLeft } from '../owner/problems/verdict.ts'
import { readSite } from '../owner/read-site.ts'
import { findOwnerProblems } from '../owner/rules/find-owner-problems.ts'
import { checkOnline } from './check-online.ts'
import { connectBySftp } from './connect-by-sftp.ts'
import { PublishError, type PublishingChoices } from './PublishError.ts'
import {
  builtSiteOf,
  type Destination,
  discardUnlessBegun,
  findDestination,
  findWayBack,
  forgetPublications,
  isSentFromHere,
  keepPublication,
  newPublication,
  notePublication,
} from './publications.ts'
import { type Sending, sendFiles } from './send-files.ts'

/** @param folder of the owner */
type Order = PublishingChoices & { folder: string; onProgress: Sending['onProgress'] }

/** `next` is what the owner still has to do, for a host that we do not send to. */
export type PublishingResult<Finding> =
  | { next: string }
  | { url: string; hour: string; findings: Finding[] }

/**
 * @returns where the site is on line, since when, and what is found there
 * @throws {PublishError} what stopped the publication, or what the owner must answer first
 * @throws {OwnerError} what forbids to build the site
 */
export async function publishSite(order: Order): Promise<PublishingResult<Problem>> {
  if (order.previous) return goBack(order)
  const { folder, anyway } = order
  const build = await prepareBuild(readSite(folder))
  const { hosting, name } = build.config
  if (hosting && !hosts[hosting].isSentBySftp) {
    await runBuild(folder)
    return { next: hosts[hosting].howToPublish(outFolder()) }
  }
  const destination = hosting && findDestination(build)
  if (!destination) {
    throw new PublishError('Choisissez d’abord votre hébergeur, et l’adresse où publier.')
  }
  if (!anyway) await checkReady(build)
  return send(order, { destination, name, build, fill: (out) => runBuild(folder, out) })
}

/** Puts on line again what stood at the destination before. */
function goBack(order: Order) {
  const former = findWayBack(readSite(order.folder))
  if (!former) {
    throw new PublishError(
      'Il n’y a pas de publication précédente à cette adresse : elle est gardée ici à partir de la deuxième. Rien n’a été envoyé.',
    )
  }
  return send(order, {
    ...former,
    fill: (out) => cpSync(builtSiteOf(former), out, { recursive: true }),
  })
}

/** `fill` writes the built site into a folder that nothing else touches while it is sent. */
type SiteToSend = {
  destination: Destination
  name: string
  build?: PreparedBuild
  fill: (out: string) => unknown
}

async function send(order: Order, { destination, name, build, fill }: SiteToSend) {
  const { folder, secret, acceptedKey, previous } = order
  const { address, url } = destination
  if (!secret) {
    throw new PublishError(
      `Donnez le mot de passe SFTP de « ${address.host} » : il sert cette fois seulement, et n’est gardé nulle part.`,
      'secret',
    )
  }
  const access = { secret, acceptedKey, knownHosts: join(folder, 'known_hosts') }
  // What the server lacks or refuses is said before the site is built, which takes seconds.
  await connectBySftp(address, access, () => {})
  const publication = newPublication({ destination, siteFolder: folder, name })
  const out = builtSiteOf(publication)
  try {
    await fill(out)
    const sending: Sending = {
      ...order,
      out,
      id: publication.id,
      onBegin(last) {
        if (!isSentFromHere(destination, last)) {
          if (previous) throw new PublishError(NOT_FROM_HERE)
          forgetPublications(destination)
        }
        notePublication(publication)
      },
    }
    await connectBySftp(address, access, (remote, root) => sendFiles(remote, root, sending))
    keepPublication(publication)
  } finally {
    discardUnlessBegun(publication)
  }
  const hour = new Date().toLocaleTimeString('fr-FR', { timeStyle: 'short' })
  return { url, hour, findings: await checkOnline(url, out, build) }
}

const NOT_FROM_HERE =
  'Ce qui est en ligne n’a pas été publié d’ici, ou l’a été sous une autre adresse : ce qu’il y avait avant n’est pas gardé ici. Rien n’a été envoyé.'

async function checkReady(build: PreparedBuild) {
  const faults = (await findOwnerProblems(build)).filter(({ level }: Problem) => level === 'fix')
  if (faults.length === 0) return
  const list = faults.map((problem) => `\n  • ${inTerminal(problem)}`).join('')
  throw new PublishError(
    `Il reste ${pointsLeft(faults)} avant de publier. Rien n’a été envoyé.${list}`,
    { label: 'Publier quand même', answer: { anyway: true } },
  )
}
