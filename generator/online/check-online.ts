import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostingFolderOf, outFolder } from '../../hosting/publication/build-record.js'
import { ownerError } from '../../owner/problems/owner-error.ts'
import { inSite, look, type Problem } from '../../owner/problems/Problem.ts'
import { isExampleAddress } from '../../owner/rules/check-configuration.ts'
import type { SiteBuild } from '../prepare-build.ts'
import { askServices } from './ask-services.ts'
import { checkPublished } from './check-published.ts'

/**
 * Compares what visitors find with the last build, and asks the services for the video and calendar.
 *
 * @param url where to look, by default the site's own address
 * @throws {OwnerError} when nothing is built
 */
export async function checkOnline(
  { config, site }: Pick<SiteBuild, 'config' | 'site'>,
  url = config.url,
): Promise<Problem[]> {
  if (isExampleAddress(url)) {
    return [look('nothing-online', inSite('url'), { address: url })]
  }
  const folder = outFolder()
  const record = join(hostingFolderOf(folder), 'policy.json')
  if (!existsSync(record) || !existsSync(folder)) {
    throw ownerError`« ${folder} » ne contient pas de site construit, avec quoi comparer. Lancez d’abord : npm run build`
  }
  const policy = JSON.parse(readFileSync(record, 'utf8'))
  return [...(await checkPublished({ url, folder, policy })), ...(await askServices(config, site))]
}
