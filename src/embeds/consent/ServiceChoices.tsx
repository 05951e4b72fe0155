import { site, words } from 'virtual:site'
import type { MouseEvent } from 'react'
import { fill, fillService } from '../../fill.ts'
import { dayInWords } from '../../formats/day-in-words.ts'
import buttons from '../../styles/button.module.css'
import { questionInWords } from './ConsentQuestion.tsx'
import { type Consent, type ThirdParty, thirdPartiesOf } from './consent.ts'
import { ServiceDetails } from './ServiceDetails.tsx'
import { consentStore, mustAsk, useConsent } from './use-consent.ts'

/** An item of « Gérer mes choix » for each service, which gives or withdraws consent. */
export const ServiceChoices = () =>
  thirdPartiesOf(site)
    .filter(({ purpose }) => mustAsk(purpose))
    .map((party) => <ServiceChoice key={party.purpose} {...party} />)

function ServiceChoice({ purpose, service }: ThirdParty) {
  const consent = useConsent(purpose)
  const isAllowed = consent !== 'unasked'
  const { service: title, withdraw, allow } = words.manageChoices

  const changeConsent = (event: MouseEvent) => {
    // The second click of a double click is ignored: it would undo the first.
    if (event.detail > 1) return
    if (isAllowed) consentStore().withdraw(purpose)
    else consentStore().allow(purpose, 'always')
  }

  return (
    <li>
      <h3>{fillService(title[purpose], service)}</h3>
      <p role="status">{consentInWords(consent, { purpose, service })}</p>
      {!isAllowed && (
        <>
          <p>{questionInWords({ purpose, service })}</p>
          <ServiceDetails purpose={purpose} service={service} />
        </>
      )}
      <button type="button" className={buttons.outlined} onClick={changeConsent}>
        {fillService(isAllowed ? withdraw : allow, service)}
      </button>
    </li>
  )
}

function consentInWords(consent: Consent, { purpose, service }: ThirdParty): string {
  const { unasked, once, always } = words.consentState
  const day = consentStore().agreedUntil(purpose)
  if (day) return fill(always, { service: service.name, until: dayInWords(day) })
  return fillService(consent === 'once' ? once : unasked, service)
}
