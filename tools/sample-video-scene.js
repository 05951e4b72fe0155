// Draws the moment `t` of the sample video: the page is a function of time, so every run films the
// same frames. Open sample-video.html#t=7 to look at one.

/** @typedef {ReturnType<typeof import('./sample-video-words.js').sampleVideoWords>} Words */

const FADE = 0.9
const MOVE = 1.7
const NBSP = '\u00a0'

const find = (/** @type {string} */ selector) =>
  /** @type {HTMLElement} */ (document.querySelector(selector))

/** @type {Words} */
let words

/** @param {Words} given */
function prepare(given) {
  words = given
  find('.tag').textContent = words.tag
  find('main').innerHTML = words.cards
    .map(({ title, line }) => {
      const marked = typeset(title).replace(
        /\*(.+)\*/,
        (_, text) =>
          `<span class="mark">${text.replaceAll(' ', NBSP)}<svg viewBox="0 0 100 10" preserveAspectRatio="none"><path pathLength="1" d="M1 6.2C18 3.4 34 2.6 52 3.2S86 5.2 99 3.8"/></svg></span>`,
      )
      return `<div class="card"><p class="title">${marked}</p>${
        line ? `<p class="line">${typeset(line)}</p>` : ''
      }</div>`
    })
    .join('')
}

/** @param {{ name: string, title: string }} site */
function drawPoster({ name, title }) {
  const seconds = Math.round(words.end)
  find('.sign span').textContent = name
  // A comma is where a title in two halves breaks best.
  find('.heading').textContent = typeset(title).replace(', ', ',\n')
  find('.length').textContent =
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  find('.diary').innerHTML = '<i></i>'.repeat(30)
  document.documentElement.dataset.poster = ''
}

/** @param {number} t seconds */
function draw(t) {
  // The lights move when the card changes and rest while it is read: kinder to the eye, and a still
  // surface costs no bytes. After one whole turn the last frame is the first one again.
  const moves = [0, ...words.cards.map(({ to }) => to - 0.2)]
  const turn = moves.reduce((sum, start) => sum + ease((t - start) / MOVE), 0) / moves.length
  const x = Math.sin(2 * Math.PI * turn)
  const y = 1 - Math.cos(2 * Math.PI * turn)
  place('.leaves', 28 + 9 * x, 36 + 12 * y)
  place('.sun', 79 - 8 * x, 62 - 14 * y)
  const dusk = String(Math.min(ease(t / FADE), ease((words.end - t) / FADE)))
  find('.veil').style.opacity = dusk
  find('.tag').style.opacity = dusk

  words.cards.forEach(({ from, to }, index) => {
    const card = /** @type {HTMLElement} */ (document.querySelectorAll('.card')[index])
    const shown = ease((t - from) / FADE)
    const left = ease((t - to) / (FADE * 0.7))
    card.style.opacity = String(shown * (1 - left))
    const lines = /** @type {NodeListOf<HTMLElement>} */ (card.querySelectorAll('.title, .line'))
    lines.forEach((line, order) => {
      const arrived = ease((t - from - order * 0.35) / (FADE * 1.3))
      line.style.opacity = String(arrived)
      line.style.translate = `0 ${((1 - arrived) * 16).toFixed(2)}px`
    })
    const stroke = card.querySelector('path')
    const drawn = ease((t - from - 0.9) / 1.1)
    if (stroke) stroke.style.strokeDashoffset = String(1 - drawn)
    if (stroke) stroke.style.opacity = drawn > 0 ? '1' : '0'
  })
}

/** @param {string} selector @param {number} x @param {number} y */
function place(selector, x, y) {
  Object.assign(find(selector).style, { left: `${x}%`, top: `${y}%` })
}

/** From 0 to 1, gently at both ends. @param {number} progress */
function ease(progress) {
  const x = Math.min(1, Math.max(0, progress))
  return x * x * (3 - 2 * x)
}

/** @param {string} text */
function typeset(text) {
  return text.replace(/ ([?!:;»])/g, `${NBSP}$1`)
}

Object.assign(window, { prepare, draw, drawPoster })
