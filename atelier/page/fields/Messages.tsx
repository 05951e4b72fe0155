import type { ShownProblem } from '../../server/show-problem.ts'
import { Button } from '../Button.tsx'
import { edit } from '../follow-server.ts'

type RemediesProps = { file: string; remedies: ShownProblem['remedies'] }

/** Buttons, one for each answer that solves a problem: a click saves the answer as if it were typed. */
export const Remedies = ({ file, remedies }: RemediesProps) =>
  remedies.map(({ words, set, to }) => (
    <Button key={words} onClick={() => edit(file, [{ path: set, value: to || undefined }])}>
      {words}
    </Button>
  ))

type Props = { id: string; file: string; messages: ShownProblem[] }

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
