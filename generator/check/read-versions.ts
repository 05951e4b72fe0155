import { existsSync } from 'node:fs'
import { OwnerError, ownerError } from '../owner-error.ts'
import { readOwnerText } from '../read-owner-text.ts'
import type { SiteFolder } from '../site-folder.ts'
import type { LegalVersions } from './legal-versions.ts'

export const versionsFile = ({ name }: SiteFolder) => `${name}/legal/versions.json`

/** The legal texts that were published, as `check -- --accept` recorded them. */
export function readVersions(folder: SiteFolder): LegalVersions {
  const file = versionsFile(folder)
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readOwnerText(file))
  } catch (error) {
    if (error instanceof OwnerError) throw error
    throw ownerError`${file} : ce fichier ne se lit plus. Ne l’écrivez pas à la main : remettez-le avec « git checkout -- ${file} ».`
  }
}
