import type { WrittenKeys } from '../../../owner/read/read-yaml.ts'
import type { Proposal } from '../../../owner/schema/fields/KeyDescription.ts'
import { isObject, type Path, valueAt } from '../../../owner/values.ts'
import { frenchDate } from '../../../src/formats/dates.ts'
import { Button } from '../Button.tsx'
import { edit } from '../saving/save-drafts.ts'

type Props = {
  file: string
  path: Path
  proposal: Proposal
  written: unknown
}

/**
 * Shows facts that a company publishes about itself, e.g. its address. One click copies them into the owner's
 * answers.
 */
export function ProposalView({ file, path, proposal, written }: Props) {
  const { values, source, readOn } = proposal
  const isAccepted = Object.keys(values).every((key) => valueAt(written, [key]) === values[key])
  if (isAccepted) return null
  const otherAnswers = isObject(written) ? (written as WrittenKeys) : {}
  return (
    <div className="proposal">
      <p>{Object.values(values).join(' · ')}</p>
      <p className="help">
        Lu le {frenchDate(readOn)} sur <a href={source}>{new URL(source).host}</a>. Vérifiez, ou
        écrivez le vôtre.
      </p>
      <Button onClick={() => edit(file, path, { ...otherAnswers, ...values })}>
        Prendre ces réponses
      </Button>
    </div>
  )
}
