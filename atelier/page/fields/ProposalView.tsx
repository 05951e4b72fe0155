/*
 * Answers that a service publishes about itself. The owner accepts them with one click, or writes
 * his own.
 */
import type { Proposal } from '../../../owner/schema/fields/field.ts'
import { isObject, type Path } from '../../../owner/values.ts'
import { frenchDate } from '../../../src/formats/dates.ts'
import { Button } from '../Button.tsx'
import { edit } from '../saving/save-drafts.ts'

type Props = {
  file: string
  /** The place of the group that the proposal answers. */
  path: Path
  proposal: Proposal
  groupAnswer: unknown
}

export function ProposalView({ file, path, proposal, groupAnswer }: Props) {
  const { values, source, readOn } = proposal
  const written = isObject(groupAnswer) ? groupAnswer : {}
  const isAccepted = Object.entries(values).every(([key, proposed]) => written[key] === proposed)
  if (isAccepted) return null
  return (
    <div className="proposal">
      <p>{Object.values(values).join(' · ')}</p>
      <p className="help">
        Lu le {frenchDate(readOn)} sur <a href={source}>{new URL(source).host}</a>. Vérifiez, ou
        écrivez le vôtre.
      </p>
      <Button onClick={() => edit(file, path, { ...written, ...values })}>
        Prendre ces réponses
      </Button>
    </div>
  )
}
