/**
 * Plays a film of the site's own server with sound and captions. Browsers allow sound only in the
 * task of a tap, so the boot script too calls this, when the tap comes before React.
 */
export async function startFilm(film: HTMLMediaElement) {
  for (const track of film.textTracks) track.mode = 'showing'
  // In the task of the tap, the focus would lay the page out twice. Scrolling is a step of its own:
  // on focus, Firefox scrolls only until a part of the film is on screen.
  setTimeout(() => {
    film.focus({ preventScroll: true })
    film.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  keepPlaceInCache(film)
  await film.play()
}

/**
 * Pauses the film when its page is left, and puts it back to the same time when the back/forward
 * cache returns the page: it would stand still in Firefox, and start again in WebKit.
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
