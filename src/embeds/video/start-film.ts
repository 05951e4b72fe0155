/**
 * Plays a film of the site's own server with sound and captions. Browsers allow sound only in the
 * task of a tap, so the boot script too calls this, when the tap comes before React.
 */
export async function startFilm(film: HTMLMediaElement) {
  for (const track of film.textTracks) track.mode = 'showing'
  // In the task of the tap, a focus would lay the page out twice: it waits for the next task. The scroll is
  // separate, because Firefox scrolls a focused element only until a part of it is on screen.
  setTimeout(() => {
    film.focus({ preventScroll: true })
    film.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  await film.play()
}
