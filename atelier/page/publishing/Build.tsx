import { ask } from '../api.ts'
import { Button } from '../Button.tsx'
import { saveAll } from '../follow-server.ts'
import { RequestStatus, useRequest } from '../request.tsx'

export function Build() {
  const request = useRequest()

  async function build() {
    await saveAll()
    const { next } = await ask<{ next: string }>('build')
    return `Le site est construit.\n\n${next}`
  }

  return (
    <section aria-label="Construire" className="build">
      <p className="help">
        Vous pouvez le construire dès maintenant, même s’il y manque quelque chose. La construction
        prend quelques secondes.
      </p>
      <Button className="main" disabled={request.isBusy} onClick={() => request.run(build)}>
        Construire le site
      </Button>
      <RequestStatus request={request} label="Construction du site" />
    </section>
  )
}
