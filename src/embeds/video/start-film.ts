/**
 * Plays a film of ours with sound and captions. Browsers allow sound only in the task of the visitor's tap, so
 * the boot script calls this too, without React.
 *
 * @throws what `play()` throws, e.g. when the browser refuses to play
 */
export async function startFilm(film: HTMLMediaElement) {
  for (const track of film.textTracks) track.mode = 'showing'
  // In the task of the tap, the page would be laid out twice. Firefox scrolls for a focus only as far as a
  // part of the film is on screen.
  setTimeout(() => {
    film.focus({ preventScroll: true })
    film.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  keepPlaceInCache(film)
  await film.play()
}

/**
 * When the back/forward cache brings a page back, Firefox may show a film that says that it plays but
 * stands still, and WebKit plays it from its beginning. So a film is paused when its page is left, and put
 * back where it was. WebKit may then play on from there by itself.
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
