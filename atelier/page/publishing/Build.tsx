import { useActionState } from 'react'
import { HttpError } from '../../server/HttpError.ts'
import { Button } from '../Button.tsx'
import { build } from '../save-answers.ts'

type Outcome = { next?: string; fault?: string }

async function start(): Promise<Outcome> {
  try {
    return await build()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { fault: error.message }
  }
}

/** Builds the site, then shows what to do with the files. */
export function Build() {
  const [{ next, fault }, act, isBuilding] = useActionState(start, {} as Outcome)
  return (
    <form action={act} aria-label="Construire" className="build">
      <h3>Construire le site</h3>
      <p className="help">
        Vous pouvez le construire dès maintenant, même s’il y manque quelque chose.
      </p>
      <Button type="submit" className="main" disabled={isBuilding}>
        Construire le site
      </Button>
      <div role="status">
        {isBuilding && (
          <p>
            <progress aria-label="Construction du site" /> La construction prend quelques secondes…
          </p>
        )}
        {next && !isBuilding && (
          <>
            <p>Le site est construit.</p>
            <p className="next">{next}</p>
          </>
        )}
        {fault && !isBuilding && <p className="error">{fault}</p>}
      </div>
    </form>
  )
}
