// @ts-check

/**
 * The script of the demonstration calendar. Like a service's frame, it posts messages to the page around it
 * when it is ready, when its height changes, and when a call is booked. It sends nothing to a server.
 */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id))
const form = /** @type {HTMLFormElement} */ (byId('form'))

/** @param {object} message */
const postToParent = (message) => window.parent.postMessage(message, location.origin)

/** Copies the `@font-face` rules of the page around the frame, whose fonts the browser has in its cache. */
function copyFonts() {
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
  postToParent({ demonstration: 'booked' })
})

byId('again').addEventListener('click', () => {
  form.reset()
  form.hidden = false
  byId('done').hidden = true
  form.querySelector('input')?.focus()
})

copyFonts()
form.hidden = false
new ResizeObserver(() => {
  postToParent({ demonstration: 'height', height: byId('agenda').offsetHeight })
}).observe(byId('agenda'))
postToParent({ demonstration: 'ready' })
