/**
 * Plays a film of the site's own server with sound and captions. Browsers allow sound only in the task of the
 * visitor's tap, so the boot script calls this too when the tap comes before React.
 */
export async function startFilm(film: HTMLMediaElement) {
  for (const track of film.textTracks) track.mode = 'showing'
  // The focus waits for a later task, since in the task of the tap it would lay the page out twice. The
  // scroll is a step of its own: on focus, Firefox scrolls only until a part of the film is on screen.
  setTimeout(() => {
    film.focus({ preventScroll: true })
    film.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  keepPlaceInCache(film)
  await film.play()
}

/**
 * When the back/forward cache brings a page back, a film that was playing may stand still in Firefox,
 * although Firefox says that it plays; in WebKit the film starts again from its beginning. So the film is
 * paused when its page is left, and put back to the same time when the page returns. WebKit may then play on
 * from there.
 */
function keepPlaceInCache(film: HTMLMediaElement) {
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted || film.ended) return
    film.pause()
    const { currentTime } = film
    const restore = () => {
      film.pause()
      film.currentTime = currentTime
    }
    addEventListener('pageshow', restore, { once: true })
  })
}
