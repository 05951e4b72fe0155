// `npm run audience -- mesure.log` prints what the log of a server has counted, by month. It reads several
// files, or its input where none is named.
import { ownerError } from '../../owner/problems/owner-error.ts'
import { buildable, readSite } from '../../owner/read-site.ts'
import { stopWithMessage } from '../stop-with-message.ts'
import { addLog, type LogSums, openLog } from './add-log.ts'
import { formatSums } from './format-sums.ts'

try {
  const names = process.argv.slice(2)
  if (names.length === 0 && process.stdin.isTTY) {
    throw ownerError`Nommez le journal à lire, par exemple : npm run audience -- mesure.log`
  }
  const { config } = buildable(readSite())
  const sums: LogSums = { months: new Map(), brokenLines: 0 }
  if (names.length === 0) await addLog(sums, process.stdin)
  for (const name of names) {
    await addLog(sums, openLog(name)).catch(({ code, message }) => {
      throw ownerError`« ${name} » ne se lit pas jusqu’au bout (${code ?? message}). Vérifiez son nom, et qu’il est entier.`
    })
  }
  console.log(`\n${formatSums(sums, config)}\n`)
} catch (error) {
  stopWithMessage(error)
}
