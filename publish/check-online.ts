// Looks at a site that is published, for `npm run check -- --published` and the end of each publication: what
// visitors receive of it, and whether its video and its calendar exist.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBuiltFiles, outFolder } from '../generator/built-folder.ts'
import type { PreparedBuild } from '../generator/prepare-build.ts'
import { headers } from '../hosts/headers.ts'
import { joinWords } from '../owner/problems/join-words.ts'
import { OwnerError } from '../owner/problems/OwnerError.ts'
import { fix, good, inSite, look, nowhere, type Problem } from '../owner/problems/Problem.ts'
import { embedNames } from '../owner/questions/embeds.ts'
import { isExampleAddress } from '../owner/rules/find-examples.ts'
import { oembedRequest } from '../services/oembed-request.ts'
import { findProvider } from '../services/providers.ts'
import { embedKinds } from '../services/Service.ts'
import { routes } from '../src/routes.ts'
import { fetchWithReason } from './fetch-with-reason.ts'

/** A header of every answer: where it is missing, the host does not apply the settings of the site. */
const WITNESS_HEADER = 'X-Content-Type-Options'

/** Matches the addresses of scripts in a page: `/assets/entry-client-x1Y2z3W4.js` */
const SCRIPT = /\/assets\/[\w.-]+\.js/g

type Build = Pick<PreparedBuild, 'config' | 'site'>

/**
 * @param folder the built site that should be on line
 * @param build absent for a former site, whose video and calendar are no longer known: then none is asked for
 * @throws {OwnerError} when nothing is built
 */
export async function checkOnline(url: string, folder: string, build?: Build): Promise<Problem[]> {
  if (isExampleAddress(url)) {
    const sentence = `« ${url} » est une adresse d’exemple : il n’y a encore rien à regarder en ligne.`
    return [look(inSite('url'), sentence)]
  }
  if (!listBuiltFiles(folder)) {
    throw new OwnerError(
      `« ${folder} » ne contient pas de site construit, avec quoi comparer. Lancez d’abord : npm run build`,
    )
  }
  const { reason } = await fetchWithReason(`${url}/`, { redirect: 'manual' })
  if (reason) return [fix(nowhere, `${url} ne répond pas : ${reason}.`)]
  return [
    ...(await checkPages(url, folder)),
    ...(await checkHttps(url)),
    ...(build ? await askServices(build) : []),
  ]
}

/** Checks that each page, and each script that a page names, answers 200 with the bytes of the build. */
async function checkPages(url: string, folder: string): Promise<Problem[]> {
  const read = (file: string) => readFileSync(join(folder, file))
  const files = new Map(
    routes.map(({ path }) => [path, path === '/' ? 'index.html' : `${path}.html`]),
  )
  const pages = [...files.values()].map(read)
  for (const [script] of pages.join().matchAll(SCRIPT)) files.set(script, script)

  const failing: string[] = []
  const different: string[] = []
  let hasHeaders = true
  for (const [path, file] of files) {
    const answer = await fetchWithReason(url + path, { redirect: 'manual' })
    if (answer.status !== 200) failing.push(`${path} (${answer.status || 'sans réponse'})`)
    else if (!read(file).equals(answer.bytes)) different.push(path)
    hasHeaders &&= answer.headers.get(WITNESS_HEADER) === headers[WITNESS_HEADER]
  }
  const problems: Problem[] = []
  if (failing.length > 0) {
    const sentence = `Ces pages, ou leurs scripts, ne viennent pas : ${joinWords(failing)}. Publiez de nouveau tout le site.`
    problems.push(fix(nowhere, sentence))
  }
  if (!hasHeaders) {
    const sentence = `L’hébergeur n’applique pas les réglages du site (l’en-tête « ${WITNESS_HEADER} » manque) : publiez de nouveau et, si rien ne change, montrez-lui ce message.`
    problems.push(fix(nowhere, sentence))
  }
  if (different.length > 0) {
    const isBuilt = folder === outFolder()
    const expected = isBuilt
      ? `ce qui est construit dans « ${folder} »`
      : 'la dernière publication d’ici'
    const sentence = `Ce qui est en ligne n’est pas ${expected} (${joinWords(different)}). Publiez de nouveau, sauf si une version plus récente vient d’ailleurs.`
    problems.push(look(nowhere, sentence))
  }
  const right = good(nowhere, `${url} : ${routes.length} pages répondent comme prévu.`)
  return problems.length > 0 ? problems : [right]
}

/** Checks that http leads to https. */
async function checkHttps(url: string): Promise<Problem[]> {
  const typed = url.replace('https:', 'http:')
  const answer = await fetchWithReason(`${typed}/`, { redirect: 'manual' })
  if (answer.headers.get('location')?.startsWith('https://')) return []
  const sentence = `${typed}/ devrait mener à ${url}/. Activez « HTTPS forcé » chez l’hébergeur.`
  return [fix(nowhere, sentence)]
}

/** Asks the services of the video and the calendar whether the owner's still exist. */
async function askServices({ config, site }: Build): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const kind of embedKinds) {
    const { service, pageUrl } = site[kind]
    if (!service) continue
    const what = embedNames[kind]
    const { oembed } = findProvider(kind, config[kind].provider) ?? {}
    const { status, reason } = await fetchWithReason(
      oembed ? oembedRequest(oembed, pageUrl) : pageUrl,
    )
    if (reason) {
      const sentence = `${service.name} n’a pas répondu : ${reason}. Ouvrez la page d’accueil pour voir ${what}.`
      problems.push(look(inSite(`${kind}.url`), sentence))
    } else if (status === 404 || status === 410) {
      const sentence = `${service.name} répond que ${what} n’existe pas (${status}). Vérifiez son adresse.`
      problems.push(fix(inSite(`${kind}.url`), sentence))
    }
  }
  return problems
}
