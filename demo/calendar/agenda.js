// @ts-check

/**
 * The demonstration calendar. It tells the page round it what a real service's frame tells: that it
 * is ready, how tall it is, that something was booked. Nothing leaves the browser.
 */

const DAYS_OFFERED = 42

/** Holidays with a fixed date, as month-day. */
const HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']

const HOURS = [
  '09:00',
  '09:30',
  '10:30',
  '11:00',
  '11:30',
  '14:00',
  '14:30',
  '15:30',
  '16:00',
  '17:00',
]

// A day is written 2026-11-24, a month 2026-11: they sort and compare as they are.

/** Today where the calls are made, whatever the visitor's clock says. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())

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

const lastDay = addDays(today, DAYS_OFFERED)

/**
 * Free hours of a day: always the same for the same day, and some are taken.
 * @param {string} day
 */
function freeHours(day) {
  if (day <= today || day > lastDay || !isWorkingDay(day)) return []
  const number = toDate(day).getTime() / 86_400_000
  return HOURS.filter((_, index) => Math.floor(number * 7 + index * 5) % 3 !== 0)
}

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

let day = nextFreeDay(today, 1)
let month = day.slice(0, 7)

/** @param {string} from @param {1 | -1} step */
function nextFreeDay(from, step) {
  let found = from
  do found = addDays(found, step)
  while (found > today && found < lastDay && freeHours(found).length === 0)
  return found
}

// Choosing a day

function showMonth() {
  elements.month.textContent = monthInWords(`${month}-01`)
  elements.previous.disabled = month <= today.slice(0, 7)
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
  const isFree = freeHours(date).length > 0
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.day = date
  button.textContent = String(Number(date.slice(8)))
  button.ariaLabel = isFree ? inWords(date) : `${inWords(date)}, indisponible`
  button.ariaDisabled = isFree ? null : 'true'
  button.ariaPressed = isFree ? String(date === day) : null
  // One stop for the keyboard; the arrows do the rest.
  button.tabIndex = date === focusableDay() ? 0 : -1
  return button
}

function focusableDay() {
  if (day.startsWith(month)) return day
  return weeksOf(month)
    .flat()
    .find((date) => date && freeHours(date).length > 0)
}

/** @param {string} date */
function chooseDay(date) {
  if (freeHours(date).length === 0) return
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
  if (turned < today.slice(0, 7) || turned > lastDay.slice(0, 7)) return
  month = turned
  showMonth()
}

elements.previous.addEventListener('click', () => turnMonth(-1))
elements.next.addEventListener('click', () => turnMonth(1))

elements.days.addEventListener('click', ({ target }) => {
  const chosen = /** @type {HTMLElement} */ (target).dataset.day
  if (!chosen) return
  chooseDay(chosen)
  focusDay(chosen)
})

elements.days.addEventListener('keydown', (event) => {
  const from = /** @type {HTMLElement} */ (event.target).dataset.day
  if (!from) return
  const to = dayAfterKey(event.key, from)
  if (to === undefined) return
  event.preventDefault()
  if (to <= today || to > lastDay) return
  month = to.slice(0, 7)
  if (freeHours(to).length > 0) chooseDay(to)
  else showMonth()
  focusDay(to)
})

/** @param {string} key @param {string} from */
function dayAfterKey(key, from) {
  switch (key) {
    case 'ArrowRight':
      return nextWeekday(from, 1)
    case 'ArrowLeft':
      return nextWeekday(from, -1)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'Home':
      return addDays(from, 1 - weekday(from))
    case 'End':
      return addDays(from, 5 - weekday(from))
    case 'PageDown':
      return nextFreeDay(addDays(`${addMonths(month, 1)}-01`, -1), 1)
    case 'PageUp':
      return nextFreeDay(`${month}-01`, -1)
    default:
      return undefined
  }
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
