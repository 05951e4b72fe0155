import type { TypedAnswers } from '../../protocol.ts'
import { Button } from '../Button.tsx'
import { sendRequest } from '../send-request.ts'
import { edit, saveAll } from '../store.ts'
import { RequestStatus, useRequest } from '../use-request.tsx'
import type { ControlProps } from './ControlProps.ts'
import { LineControl } from './controls.tsx'

/** The address of a video, and a button that copies its picture, title and duration from its service. */
export function VideoAddressControl(props: ControlProps) {
  const request = useRequest<string>()

  async function takePicture() {
    await saveAll()
    edit(await sendRequest<TypedAnswers>('poster'))
    return 'L’image du service est à vous : elle se voit dans l’aperçu.'
  }

  return (
    <>
      <LineControl {...props} />
      {props.value && (
        <div className="tools">
          <Button disabled={request.isBusy} onClick={() => request.run(takePicture)}>
            Prendre l’image du service
          </Button>
          <RequestStatus request={request} label="Le service est interrogé" />
        </div>
      )}
    </>
  )
}
