// `npm run rollback`: puts the previous build back in place. For the owner, hence its sentences.
import { readRecord, rollback } from './publication.js'
import { readOptions } from './read-options.js'

readOptions('out-dir')
const out = process.env.OUT_DIR?.trim() || 'dist'
if (rollback(out)) {
  console.log(
    `« ${out} » est de nouveau la construction précédente ; la même commande ramène l’autre.\n${readRecord(out)?.next?.replaceAll('{out}', out)}`,
  )
} else {
  console.error(
    `Aucune construction précédente à côté de « ${out} » : elle y est gardée à partir de la deuxième « npm run build ». Rien n’a été changé.`,
  )
  process.exitCode = 1
}
