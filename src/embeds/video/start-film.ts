let startedFilm: HTMLMediaElement | undefined

/** A tap that comes so soon after the first is the second of a double tap, which would pause the film. */
const DOUBLE_TAP_MS = 500

/**
 * Plays a film of the site's own server with sound and captions. Browsers allow sound only in the
 * task of a tap, so the boot script too calls this, when the tap comes before React.
 */
export async function startFilm(film: HTMLMediaElement) {
  const box = film.closest<HTMLElement>('[tabindex]')
  for (const track of film.textTracks) track.mode = 'showing'
  // In the task of the tap, a focus would lay the page out twice: it waits for the next task. The scroll is
  // separate, because Firefox scrolls a focused element only until a part of it is on screen.
  setTimeout(() => {
    box?.focus({ preventScroll: true })
    film.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  film.inert = true
  setTimeout(() => {
    film.inert = false
    // Unless the visitor has gone on, the keyboard commands the film.
    if (box?.contains(document.activeElement)) film.focus({ preventScroll: true })
  }, DOUBLE_TAP_MS)
  startedFilm = film
  // The same function is added only once as a listener, however often the film is started.
  addEventListener('pagehide', keepTimeInCache)
  film.addEventListener('keydown', ignoreHeldEnter)
  await film.play()
}

/** What a film has come to that was started before anybody listened; `null` while it is loading. */
export function eventMissed(film: HTMLMediaElement) {
  if (film.error) return 'failed'
  if (film.ended) return 'ended'
  if (film.paused) return film.played.length > 0 ? 'playing' : 'ready'
  return film.readyState >= film.HAVE_FUTURE_DATA ? 'playing' : null
}

function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/**
 * Pauses the film when its page goes into the back/forward cache, and puts it back to the same time
 * when the page returns. Otherwise the film would hang in Firefox, and start again in WebKit.
 */
function keepTimeInCache({ persisted }: PageTransitionEvent) {
  const film = startedFilm
  if (!film || !persisted || film.ended) return
  film.pause()
  const { currentTime } = film
  const restore = () => {
    film.pause()
    film.currentTime = currentTime
  }
  addEventListener('pageshow', restore, { once: true })
}
