import { counter, site, words } from 'virtual:site'
import { useEffect } from 'react'
import { PlainPage } from '../components/PlainPage.tsx'
import { Tick } from '../components/Tick.tsx'
import { rememberThanks } from '../embeds/scheduling/bookings.ts'
import { BOOKED_MESSAGE } from '../embeds/use-frame-messages.ts'

const { thanks, scheduling, home } = words

/** The page `/merci`, to which a calendar may lead after a booking, in its frame or in a tab. */
export function ThanksPage() {
  useEffect(() => {
    // Calendars add the visitor's name and e-mail to the address: they are removed from it.
    history.replaceState(history.state, '', location.pathname)
    // Around a frame stands our home page, whose calendar has then booked a call. A calendar that has led the whole
    // tab here has booked one too, which Back to the home page confirms.
    if (window.parent !== window) window.parent.postMessage(BOOKED_MESSAGE, location.origin)
    else rememberThanks()
    counter?.countThanks()
  }, [])
  return (
    <PlainPage title={thanks.title} drawing={<Tick />}>
      {site.scheduling.isDemonstration ? (
        <p>{scheduling.booked.demonstration.text}</p>
      ) : (
        <>
          <p>{thanks.booked}</p>
          <p>{thanks.move}</p>
          <p>
            {thanks.question} <a href={`mailto:${site.supportEmail}`}>{home.help.link}</a>
          </p>
        </>
      )}
    </PlainPage>
  )
}
