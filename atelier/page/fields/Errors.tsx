import type { Said } from '../../server/show-problem.ts'
import { Remedies } from './Remedies.tsx'

type Props = { id: string; file: string; said: Said[] }

/** What is wrong with a value, where it stands, and the buttons that mend it. */
export const Errors = ({ id, file, said }: Props) => (
  <div id={`${id}.message`} aria-live="polite">
    {said.map(({ message, remedies }) => (
      <div key={message} className="error">
        <p>{message}</p>
        <Remedies file={file} remedies={remedies} />
      </div>
    ))}
  </div>
)
