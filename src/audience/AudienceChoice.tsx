import { words } from 'virtual:site'
import { useState } from 'react'
import buttons from '../styles/button.module.css'
import { browserObjects, object, objects } from './objection.ts'

/** The switch in « Gérer mes choix » by which a visitor objects to being counted. */
export function AudienceChoice() {
  const [refuses, setRefuses] = useState(objects)
  const isForced = browserObjects()
  const sayState = () => {
    if (isForced) return words.audience.byBrowser
    return refuses ? words.audience.refused : words.audience.counted
  }
  return (
    <li>
      <h3>{words.audience.title}</h3>
      <p>{words.audience.what}</p>
      <p role="status">{sayState()}</p>
      {!isForced && (
        <button
          type="button"
          className={buttons.outlined}
          onClick={(event) => {
            // The second click of a double click must not undo the first.
            if (event.detail > 1) return
            object(!refuses)
            setRefuses(objects())
          }}
        >
          {refuses ? words.audience.accept : words.audience.refuse}
        </button>
      )}
    </li>
  )
}
