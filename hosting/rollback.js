// `npm run rollback`: puts the previous build back in place, and tells the owner so in French.
import { parseOptions } from './parse-options.js'
import {
  countDifferences,
  dayOfBuild,
  outFolder,
  previousOf,
  readRecord,
} from './publication/build-record.js'
import { explainDiskError } from './publication/disk-error.js'
import { rollback } from './publication/publication.js'

parseOptions('out-dir')
const out = outFolder()
try {
  if (!rollback(out)) {
    throw new Error(
      `Aucune construction précédente, entière, à côté de « ${out} » : elle y est gardée à partir de la deuxième « npm run build ». Rien n’a été changé.`,
    )
  }
  console.log(describeRollback())
} catch (error) {
  console.error(explainDiskError(error) ?? /** @type {Error} */ (error).message)
  process.exitCode = 1
}

function describeRollback() {
  const day = dayOfBuild(out).toLocaleString('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })
  const changes = countDifferences(out, previousOf(out))
  const next = readRecord(out)?.next?.replaceAll('{out}', out)
  return `« ${out} » est de nouveau la publication du ${day} (heure de Paris). Fichiers différents de celle qu’elle remplace : ${changes}. La même commande ramène l’autre.\n${next}`
}
