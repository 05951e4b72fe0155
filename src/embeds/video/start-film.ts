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
  await film.play()
}
