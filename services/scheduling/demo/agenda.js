// @ts-check

/**
 * The demonstration calendar. It tells the page round it what a real service's frame signals: that it
 * is ready, how tall it is, that something was booked. Nothing leaves the browser.
 */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id))
const form = /** @type {HTMLFormElement} */ (byId('form'))

/** @param {object} message */
const tellParent = (message) => window.parent.postMessage(message, location.origin)

/** The page round the frame has our fonts: the same addresses come from its cache. */
function borrowFonts() {
  const sheets = [...window.parent.document.styleSheets]
  for (const { cssText } of sheets.flatMap(({ cssRules }) => [...cssRules])) {
    if (/^@font-face.*url\(/s.test(cssText)) document.styleSheets[0]?.insertRule(cssText)
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const slot = [...new FormData(form).values()].join(' à ')
  byId('slot').textContent = `${slot}, heure de Paris`
  form.hidden = true
  byId('done').hidden = false
  byId('done-title').focus()
  tellParent({ demonstration: 'booked' })
})

byId('again').addEventListener('click', () => {
  form.reset()
  form.hidden = false
  byId('done').hidden = true
  form.querySelector('input')?.focus()
})

borrowFonts()
form.hidden = false
new ResizeObserver(() => {
  tellParent({ demonstration: 'height', height: byId('agenda').offsetHeight })
}).observe(byId('agenda'))
tellParent({ demonstration: 'ready' })
