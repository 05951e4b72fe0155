import { site, words } from 'virtual:site'
import type { MouseEvent } from 'react'
import { embedKinds } from '../../../services/Service.ts'
import { fill, fillService } from '../../fill.ts'
import { dayInWords } from '../../formats/dates.ts'
import buttons from '../../styles/button.module.css'
import { questionInWords } from './ConsentQuestion.tsx'
import type { Consent, ThirdParty } from './consent.ts'
import { ServiceDetails } from './ServiceDetails.tsx'
import { consentStore, mustAsk, useConsent } from './use-consent.ts'

/** An item of « Gérer mes choix » for each service, which gives or withdraws consent. */
export const ServiceChoices = () =>
  embedKinds.map((kind) => {
    const { service } = site[kind]
    return service && mustAsk(kind) && <ServiceChoice key={kind} {...{ kind, service }} />
  })

function ServiceChoice({ kind, service }: ThirdParty) {
  const consent = useConsent(kind)
  const isAllowed = consent !== 'unasked'
  const { service: title, withdraw, allow } = words.manageChoices

  const changeConsent = (event: MouseEvent) => {
    // The second click of a double click is ignored: it would undo the first.
    if (event.detail > 1) return
    if (isAllowed) consentStore().withdraw(kind)
    else consentStore().allow(kind, 'always')
  }

  return (
    <li>
      <h3>{fillService(title[kind], service)}</h3>
      <p role="status">{consentInWords(consent, { kind, service })}</p>
      {!isAllowed && (
        <>
          <p>{questionInWords({ kind, service })}</p>
          <ServiceDetails kind={kind} service={service} />
        </>
      )}
      <button type="button" className={buttons.outlined} onClick={changeConsent}>
        {fillService(isAllowed ? withdraw : allow, service)}
      </button>
    </li>
  )
}

function consentInWords(consent: Consent, { kind, service }: ThirdParty): string {
  const { unasked, once, always } = words.consentState
  const day = consentStore().agreedUntil(kind)
  if (day) return fill(always, { service: service.name, until: dayInWords(day) })
  return fillService(consent === 'once' ? once : unasked, service)
}
