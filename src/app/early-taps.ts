import { withParameters } from '../../services/with-parameters.ts'
import { campaign } from '../campaign.ts'
import { startFilm } from '../embeds/video/start-film.ts'
import { type ElementMarks, page } from './marks.ts'

/** Between a button and the note below it, or between the note and the edge of the window. */
const GAP_PX = 12

const filmOf = (button: Element) => button.closest('section')?.querySelector('video')

/** Adds the campaign of this visit to a link that is followed before React, as React does where it follows one. */
export function addCampaign({ target }: Event) {
  if (page.ready !== undefined || !(target instanceof Element)) return
  const link = target.closest('a')
  const isOtherPage = link?.origin === location.origin && link.pathname !== location.pathname
  if (isOtherPage) link.href = withParameters(link.href, campaign)
}

/** Answers a tap that comes before React: a film of ours plays, and React, once started, clicks any button again. */
export function answerEarlyTap({ target }: Event, startReact: () => void) {
  if (page.ready !== undefined || page.js === undefined || !(target instanceof Element)) return
  const button = target.closest('button')
  if (!button) return
  button.dataset.pressed = ''
  page.tapped = button.id
  const film = filmOf(button)
  if (film) play(film)
  startReact()
}

/** Browsers allow sound only in the task of the tap. */
function play(film: HTMLVideoElement) {
  const marks = film.dataset as ElementMarks
  marks.started = ''
  film.onplaying = () => {
    marks.playing = ''
  }
  if (film.error) film.load()
  // React says what has failed.
  startFilm(film).catch(() => {})
}

/** Forgets the taps that nothing has answered, and says so: nothing is done late, once there is a network. */
export function forgetTapsOffline() {
  delete page.tapped
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    const film = filmOf(button)
    if (film?.dataset.playing !== undefined) continue
    delete button.dataset.pressed
    delete film?.dataset.started
    film?.pause()
    sayOffline(button)
  }
}

function sayOffline(button: Element) {
  page.offline = ''
  const note = document.getElementById('hors-connexion')
  if (!note) return
  const { left, bottom } = button.getBoundingClientRect()
  const furthest = { x: innerWidth - note.offsetWidth, y: innerHeight - note.offsetHeight }
  note.style.left = `${Math.min(left, furthest.x - GAP_PX)}px`
  note.style.top = `${scrollY + Math.min(bottom + GAP_PX, furthest.y - GAP_PX)}px`
}
