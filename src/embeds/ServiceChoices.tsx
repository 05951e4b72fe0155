import { asked, site, words } from 'virtual:site'
import { useState } from 'react'
import type { Service } from '../../services/Service.ts'
import { fill } from '../fill.ts'
import buttons from '../styles/button.module.css'
import { type Purpose, thirdPartiesOf } from './consent.ts'
import { consentInWords, useConsent } from './use-consent.ts'

type Props = { onPress: (purpose: Purpose, isWithdrawn: boolean) => void }

/** One agreement per service, to give or to take back, in « Gérer mes choix ». */
export const ServiceChoices = ({ onPress }: Props) =>
  thirdPartiesOf(site)
    .filter(({ purpose }) => asked.versions[purpose])
    .map(({ purpose, service }) => (
      <ServiceChoice
        key={purpose}
        purpose={purpose}
        service={service}
        onPress={(isWithdrawn) => onPress(purpose, isWithdrawn)}
      />
    ))

type Choice = {
  purpose: Purpose
  service: Service
  onPress: (isWithdrawn: boolean) => void
}

function ServiceChoice({ purpose, service, onPress }: Choice) {
  const { consent, allow, withdraw } = useConsent(purpose)
  const [wantsAlways, setWantsAlways] = useState(false)
  const isAllowed = consent !== 'unasked'
  const blanks = { service: service.name, country: service.country }

  const press = () => {
    if (isAllowed) withdraw()
    else allow('always')
    setWantsAlways(!isAllowed)
    onPress(isAllowed)
  }

  return (
    <li>
      <h3>{fill(words.manageChoices.service[purpose], blanks)}</h3>
      <p role="status">{consentInWords(purpose, service, wantsAlways)}</p>
      {/* The second click of a double click must not undo the first. */}
      <button
        type="button"
        className={buttons.outlined}
        onClick={(event) => event.detail < 2 && press()}
      >
        {fill(isAllowed ? words.manageChoices.withdraw : words.manageChoices.allow, blanks)}
      </button>
    </li>
  )
}
