/** The one key of counting in localStorage, kept only after an objection. */
const key = 'objection'
let refusesHere = false

/** Global Privacy Control or Do Not Track. */
export const browserObjects = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'

/** Read at each count, so that a choice made in another tab holds here at once. */
export function objects(): boolean {
  try {
    return browserObjects() || refusesHere || localStorage.getItem(key) !== null
  } catch {
    return refusesHere
  }
}

/** Where localStorage is refused, it holds until the page is left. */
export function object(refuses: boolean) {
  refusesHere = refuses
  try {
    if (refuses) localStorage.setItem(key, 'mesure')
    else localStorage.removeItem(key)
  } catch {
    // `refusesHere` holds.
  }
}
