import { icons } from '../../build/brand/icons.ts'
import { legalContext } from '../../build/legal/legal-scope.ts'
import { readLegalTexts } from '../../build/legal/legal-texts.ts'
import { readSite } from '../../build/load-site.ts'
import { OwnerError } from '../../build/owner-error.ts'
import { resolveSite } from '../../build/resolve-site.ts'
import type { Path } from '../../build/schema/values.ts'
import type { Unsaved } from '../../build/site-folder.ts'
import { finishWords } from '../../build/words.ts'

/** What would be wrong: the file and the key where we know them. */
export type Fault = { file?: string; path: Path; message: string }

/** Keys and lines are for whoever edits the file: the form stands at the field already. */
export const inForm = (message: string) => message.replace(/^[\w.[\]]+ : /, '')

/** All that a build would refuse, were these texts on disk. */
export async function judge(folder: string, unsaved: Unsaved = new Map()): Promise<Fault[]> {
  try {
    const read = readSite(folder, unsaved)
    const { config, words, faults } = read
    if (faults.length > 0 || !config || !words) return faults
    const loaded = { config, words: finishWords(words, config), folder: read.folder }
    const { site } = resolveSite(loaded)
    readLegalTexts(read.folder, legalContext(config, site))
    const { color, logo } = config.brand
    await icons(color, logo && read.folder.find(logo))
    return []
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error
    const [, key] = /^([a-z]\w*(?:\.\w+)+) : /.exec(error.message) ?? []
    return [{ path: key?.split('.') ?? [], message: error.message }]
  }
}
