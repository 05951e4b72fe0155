import { consentVersions, counter, words } from 'virtual:site'
import { useLayoutEffect, useRef, useState } from 'react'
import { AudienceChoice } from '../../audience/AudienceChoice.tsx'
import buttons from '../../styles/button.module.css'
import scripted from '../../styles/scripted.module.css'
import styles from './ManageChoices.module.css'
import { ServiceChoices } from './ServiceChoices.tsx'

/** The button « Gérer mes choix » and its dialog, on every page of a site that offers a choice. */
export function ManageChoices() {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <button
        type="button"
        className={`${buttons.text} ${scripted.scripted}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words.manageChoices.open}
      </button>
      {isOpen && <ChoicesDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The heading gets the focus, not a button: visitors read before they decide.
    heading.current?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="mes-choix"
      // StrictMode closes and reopens the dialog; the late `close` event then finds it open and is ignored.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
    >
      <h2 ref={heading} id="mes-choix" tabIndex={-1}>
        {words.manageChoices.title}
      </h2>
      {consentVersions && <p>{words.manageChoices.intro}</p>}
      <ul>
        <ServiceChoices />
        {counter && <AudienceChoice />}
      </ul>
      {consentVersions && <p>{words.manageChoices.withdrawal}</p>}
      <p className={styles.end}>
        <a className={buttons.text} href="/politique-confidentialite" onClick={onClose}>
          {words.everyPage.ourPolicy}
        </a>
        <button type="button" className={buttons.filled} onClick={onClose}>
          {words.manageChoices.close}
        </button>
      </p>
    </dialog>
  )
}
