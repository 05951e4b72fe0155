/**
 * Plays a film of the site's own server with sound and captions. Browsers allow sound only in the task of the
 * visitor's tap, so the boot script calls this too when the tap comes before React.
 */
export async function startFilm(film: HTMLMediaElement) {
  for (const track of film.textTracks) track.mode = 'showing'
  // Focusing in the task of the tap would lay the page out twice. The scroll is done apart from the focus, for
  // which Firefox scrolls only until a part of the film is on screen.
  setTimeout(() => {
    film.focus({ preventScroll: true })
    film.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  keepPlaceInCache(film)
  await film.play()
}

/**
 * When the back/forward cache brings a page back, a film that was playing may stand still in Firefox, which
 * says that it plays, and starts again from its beginning in WebKit. So the film is paused when its page is
 * left, and set to the same time when the page comes back. WebKit may then play on from there by itself.
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
