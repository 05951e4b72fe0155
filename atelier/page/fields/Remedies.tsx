import type { FieldMessage } from '../../server/show-problem.ts'
import { Button } from '../Button.tsx'
import { edit } from '../save-answers.ts'

type Props = { file: string | undefined } & Pick<FieldMessage, 'remedies'>

/** A button for each answer that mends a problem. It saves that answer as if it were typed. */
export const Remedies = ({ file, remedies }: Props) =>
  file &&
  remedies.map(({ words, set, to, insteadOf }) => (
    <Button
      key={words}
      onClick={() => {
        if (insteadOf) edit(file, insteadOf, undefined)
        edit(file, set, to || undefined)
      }}
    >
      {words}
    </Button>
  ))
