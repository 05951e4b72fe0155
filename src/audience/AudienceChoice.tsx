import { words } from 'virtual:words'
import { useState } from 'react'
import buttons from '../styles/button.module.css'
import { browserObjects, object, objects } from './objection.ts'

const { title, what, counted, refused, byBrowser, refuse, accept } = words.audience

/** The switch of whoever does not want to be counted, in « Gérer mes choix ». */
export function AudienceChoice() {
  const [refuses, setRefuses] = useState(objects)
  const isForced = browserObjects()
  return (
    <li>
      <h3>{title}</h3>
      <p>{what}</p>
      <p role="status">{isForced ? byBrowser : refuses ? refused : counted}</p>
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
          {refuses ? accept : refuse}
        </button>
      )}
    </li>
  )
}
