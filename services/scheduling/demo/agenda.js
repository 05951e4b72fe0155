// @ts-check

/**
 * The demonstration calendar. It tells the page round it what a real service's frame tells: that it
 * is ready, how tall it is, that something was booked. Nothing leaves the browser.
 */

const DAYS_OFFERED = 42

/** Holidays with a fixed date, as month-day. */
const HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']

const HOURS = '09:00 09:30 10:30 11:00 11:30 14:00 14:30 15:30 16:00 17:00'.split(' ')

// A day is written 2026-11-24, a month 2026-11: they sort and compare as they are.

/** Today where the calls are made, whatever the visitor's clock says. */
const today = dayInParis(new Date())

/** By parts: no locale writes an ISO date in every version of ICU (`en-CA` does not in ICU 72). */
function dayInParis(/** @type {Date} */ now) {
  const format = new Intl.DateTimeFormat('fr', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** @param {string} day */
const toDate = (day) => new Date(`${day}T12:00:00Z`)

/** @param {string} day @param {number} count */
function addDays(day, count) {
  const date = toDate(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** @param {string} month @param {number} count */
function addMonths(month, count) {
  const date = toDate(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

/** @param {string} day */
const weekday = (day) => toDate(day).getUTCDay()

/** @param {string} day */
const isWorkingDay = (day) => weekday(day) % 6 !== 0 && !HOLIDAYS.includes(day.slice(5))

/**
 * Free hours of a day: always the same for the same day, and some are taken.
 * @param {string} day
 */
function freeHours(day) {
  if (!isWorkingDay(day)) return []
  const number = toDate(day).getTime() / 86_400_000
  return HOURS.filter((_, index) => Math.floor(number * 7 + index * 5) % 3 !== 0)
}

/** Every day with a free hour, in order: the first and the last of them are the ends of the calendar. */
const freeDays = Array.from({ length: DAYS_OFFERED }, (_, index) =>
  addDays(today, index + 1),
).filter((date) => freeHours(date).length > 0)
const firstDay = freeDays[0] ?? today
const lastDay = freeDays.at(-1) ?? today
/** @param {string | undefined} date */
const isFree = (date) => date !== undefined && freeDays.includes(date)

/** @param {Intl.DateTimeFormatOptions} options */
const french = (options) => {
  const format = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options })
  return (/** @type {string} */ day) => format.format(toDate(day)).replace(/\b1 /, '1er ')
}
const inWords = french({ weekday: 'long', day: 'numeric', month: 'long' })
const inFullWords = french({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const monthInWords = french({ month: 'long', year: 'numeric' })

/**
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 */
const byId = (id) => /** @type {Kind} */ (document.getElementById(id))

const elements = {
  month: byId('month'),
  days: byId('days'),
  day: byId('day'),
  slots: byId('slots'),
  previous: /** @type {HTMLButtonElement} */ (byId('previous')),
  next: /** @type {HTMLButtonElement} */ (byId('next')),
  times: /** @type {HTMLFormElement} */ (byId('times')),
  timesError: byId('times-error'),
  form: /** @type {HTMLFormElement} */ (byId('form')),
}

let day = firstDay
let month = day.slice(0, 7)

// Choosing a day

function showMonth() {
  elements.month.textContent = monthInWords(`${month}-01`)
  elements.previous.disabled = month <= firstDay.slice(0, 7)
  elements.next.disabled = month >= lastDay.slice(0, 7)
  elements.days.replaceChildren(...weeksOf(month).map(weekRow))
}

/** Weeks of a month, from Monday to Friday; a day of another month is `undefined`. @param {string} shown */
function weeksOf(shown) {
  const first = `${shown}-01`
  let monday = addDays(first, -((weekday(first) + 6) % 7))
  const weeks = []
  while (monday.slice(0, 7) <= shown) {
    const week = [0, 1, 2, 3, 4].map((index) => addDays(monday, index))
    const own = week.map((date) => (date.startsWith(shown) ? date : undefined))
    if (own.some(Boolean)) weeks.push(own)
    monday = addDays(monday, 7)
  }
  return weeks
}

/** @param {(string | undefined)[]} week */
function weekRow(week) {
  const row = document.createElement('tr')
  row.append(
    ...week.map((date) => {
      const cell = document.createElement('td')
      if (date) cell.append(dayButton(date))
      return cell
    }),
  )
  return row
}

/** @param {string} date */
function dayButton(date) {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.day = date
  button.textContent = String(Number(date.slice(8)))
  button.ariaLabel = isFree(date) ? inWords(date) : `${inWords(date)}, indisponible`
  button.ariaDisabled = isFree(date) ? null : 'true'
  button.ariaPressed = isFree(date) ? String(date === day) : null
  // One stop for the keyboard; the arrows do the rest.
  button.tabIndex = date === focusableDay() ? 0 : -1
  return button
}

function focusableDay() {
  if (day.startsWith(month)) return day
  const shown = weeksOf(month).flat()
  return shown.find(isFree) ?? shown.find(Boolean)
}

/** @param {string} date */
function chooseDay(date) {
  if (!isFree(date)) return
  day = date
  month = date.slice(0, 7)
  showMonth()
  showTimes()
}

/** @param {string} date */
function focusDay(date) {
  const button = elements.days.querySelector(`[data-day="${date}"]`)
  if (button instanceof HTMLElement) button.focus()
}

/** @param {number} count */
function turnMonth(count) {
  const turned = addMonths(month, count)
  if (turned < firstDay.slice(0, 7) || turned > lastDay.slice(0, 7)) return
  month = turned
  showMonth()
}

elements.previous.addEventListener('click', () => turnMonth(-1))
elements.next.addEventListener('click', () => turnMonth(1))

elements.days.addEventListener('click', ({ target }) => {
  // A translator puts elements of its own inside the buttons.
  const chosen = /** @type {HTMLElement} */ (target).closest('button')?.dataset.day
  if (!chosen) return
  chooseDay(chosen)
  focusDay(chosen)
})

elements.days.addEventListener('keydown', (event) => {
  const from = /** @type {HTMLElement} */ (event.target).dataset.day
  const to = from && daysAfterKeys[event.key]?.(from)
  if (!to) return
  event.preventDefault()
  if (to < firstDay || to > lastDay) return
  month = to.slice(0, 7)
  if (isFree(to)) chooseDay(to)
  else showMonth()
  focusDay(to)
})

/**
 * The day that a key leads to, beyond the calendar's ends too.
 * @type {Record<string, (from: string) => string>}
 */
const daysAfterKeys = {
  ArrowRight: (from) => nextWeekday(from, 1),
  ArrowLeft: (from) => nextWeekday(from, -1),
  ArrowDown: (from) => addDays(from, 7),
  ArrowUp: (from) => addDays(from, -7),
  Home: (from) => addDays(from, 1 - weekday(from)),
  End: (from) => addDays(from, 5 - weekday(from)),
  PageDown: (from) => freeDays.find((date) => date >= addMonths(month, 1)) ?? from,
  PageUp: (from) => freeDays.findLast((date) => date < month) ?? from,
}

/** @param {string} from @param {1 | -1} step */
function nextWeekday(from, step) {
  let found = addDays(from, step)
  while (weekday(found) % 6 === 0) found = addDays(found, step)
  return found
}

// Choosing a time

function showTimes() {
  elements.day.textContent = inWords(day)
  elements.timesError.textContent = ''
  elements.slots.replaceChildren(
    ...freeHours(day).map((hour) => {
      const label = document.createElement('label')
      const input = document.createElement('input')
      input.type = 'radio'
      input.name = 'time'
      input.value = hour
      label.append(input, hour)
      return label
    }),
  )
}

const chosenTime = () => String(new FormData(elements.times).get('time') ?? '')

elements.times.addEventListener('submit', (event) => {
  event.preventDefault()
  if (!chosenTime()) {
    elements.timesError.textContent = 'Choisissez une heure.'
    elements.slots.querySelector('input')?.focus()
    return
  }
  for (const slot of document.querySelectorAll('[data-slot]')) {
    slot.textContent = `${inFullWords(day)} à ${chosenTime()}, heure de Paris`
  }
  show('details')
})

elements.times.addEventListener('change', () => {
  elements.timesError.textContent = ''
})

// Leaving one's details

byId('change').addEventListener('click', () => show('choice'))

elements.form.addEventListener('submit', (event) => {
  event.preventDefault()
  const inputs = [...elements.form.querySelectorAll('input')]
  for (const input of inputs) showError(input)
  const wrong = inputs.find((input) => !input.validity.valid)
  if (wrong) return wrong.focus()
  byId('who').textContent = inputs[0]?.value.trim() ?? ''
  elements.form.reset()
  show('done')
  tellParent({ demonstration: 'booked', booking: `${day} ${chosenTime()}` })
})

elements.form.addEventListener('input', ({ target }) => {
  const input = /** @type {HTMLInputElement} */ (target)
  if (input.ariaInvalid === 'true') showError(input)
})

/** @param {HTMLInputElement} input */
function showError(input) {
  const { valueMissing, valid } = input.validity
  const missing = input.id === 'name' ? 'Écrivez votre nom.' : 'Écrivez votre adresse e-mail.'
  const wrong = 'Écrivez une adresse complète, par exemple camille@exemple.fr.'
  input.ariaInvalid = String(!valid)
  byId(`${input.id}-error`).textContent = valid ? '' : valueMissing ? missing : wrong
}

byId('again').addEventListener('click', () => {
  elements.times.reset()
  show('choice')
})

// The three steps, and what the page round the frame is told

/** @param {'choice' | 'details' | 'done'} step */
function show(step) {
  for (const name of ['choice', 'details', 'done']) byId(name).hidden = name !== step
  byId(`${step}-title`).focus()
}

/** @param {object} message */
function tellParent(message) {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

/** The page round the frame has our fonts: the same addresses come from its cache. */
function borrowFonts() {
  if (window.parent === window) return
  for (const { cssRules } of window.parent.document.styleSheets) {
    for (const rule of cssRules) {
      const { style } = /** @type {CSSFontFaceRule} */ (rule)
      const source = style?.getPropertyValue('src') ?? ''
      if (!source.startsWith('url(')) continue
      const weight = style.getPropertyValue('font-weight')
      const family = style.getPropertyValue('font-family')
      document.fonts.add(new FontFace(family, source, { weight, display: 'swap' }))
    }
  }
}

borrowFonts()
showMonth()
showTimes()
byId('choice').hidden = false
new ResizeObserver(() => {
  tellParent({ demonstration: 'height', height: byId('agenda').offsetHeight })
}).observe(byId('agenda'))
tellParent({ demonstration: 'ready' })
