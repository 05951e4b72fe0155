import type { FieldMessage } from '../../server/show-problem.ts'
import { Remedies } from './Remedies.tsx'

type Props = { id: string; file: string; messages: FieldMessage[] }

/** What is wrong with a value, where it stands, and the buttons that mend it. */
export const Errors = ({ id, file, messages }: Props) => (
  <div id={`${id}.message`} aria-live="polite">
    {messages.map(({ message, remedies }) => (
      <div key={message} className="error">
        <p>{message}</p>
        <Remedies file={file} remedies={remedies} />
      </div>
    ))}
  </div>
)
