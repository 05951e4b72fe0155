import { words } from 'virtual:site'
import { useState } from 'react'
import buttons from '../styles/button.module.css'
import { browserObjects, hasObjected, isObjectionStored, storeObjection } from './objection.ts'

/** The switch in « Gérer mes choix » by which a visitor objects to being counted. */
export function AudienceChoice() {
  const [refuses, setRefuses] = useState(hasObjected)
  const isForced = browserObjects()
  const stateInWords = () => {
    if (isForced) return words.audience.byBrowser
    if (!refuses) return words.audience.counted
    return isObjectionStored() ? words.audience.refused : words.audience.refusedHere
  }
  return (
    <li>
      <h3>{words.audience.title}</h3>
      <p>{words.audience.what}</p>
      <p role="status">{stateInWords()}</p>
      {!isForced && (
        <button
          type="button"
          className={buttons.outlined}
          onClick={(event) => {
            // The second click of a double click is ignored: it would undo the first.
            if (event.detail > 1) return
            storeObjection(!refuses)
            setRefuses(hasObjected())
          }}
        >
          {refuses ? words.audience.accept : words.audience.refuse}
        </button>
      )}
    </li>
  )
}
