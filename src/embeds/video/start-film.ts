/**
 * Plays a film of ours in the task of the tap that asked for it, where a browser allows it sound.
 *
 * The boot script calls this too: nothing of React is needed.
 */
export async function startFilm(film: HTMLMediaElement) {
  for (const track of film.textTracks) track.mode = 'showing'
  // Later: it would have the page laid out twice in the task of the tap. The focus brings the whole film on
  // screen, where a phone was turned before.
  setTimeout(() => film.focus())
  await film.play()
}
