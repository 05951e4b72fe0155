import type { FieldMessage } from '../../server/show-problem.ts'
import { Remedies } from './Remedies.tsx'

type Props = { id: string; file: string; messages: FieldMessage[] }

/** The messages of a field, read out by screen readers, with buttons that write a right answer. */
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
