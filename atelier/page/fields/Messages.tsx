import type { FieldMessage } from '../../server/show-problem.ts'
import { Button } from '../Button.tsx'
import { edit } from '../saving/save-drafts.ts'

/** Buttons, one for each answer that solves a problem: a click saves the answer as if it were typed. */
export const Remedies = ({ file, remedies }: { file: string } & Pick<FieldMessage, 'remedies'>) =>
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

type Props = { id: string; file: string; messages: FieldMessage[] }

export const Messages = ({ id, file, messages }: Props) => (
  <div id={`${id}.message`} aria-live="polite">
    {messages.map(({ level, message, remedies }) => (
      <div key={message} className={level === 'fix' ? 'error' : 'notice'}>
        <p>{message}</p>
        <Remedies file={file} remedies={remedies} />
      </div>
    ))}
  </div>
)
