/** The one key of the counting in localStorage, stored only after an objection. */
const key = 'objection'
let refusesHere = false

/** True where Global Privacy Control or Do Not Track is on. */
export const browserObjects = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'

/** True where nothing may be counted. Read at each count: another tab may have changed it. */
export function hasObjected(): boolean {
  try {
    return browserObjects() || refusesHere || localStorage.getItem(key) !== null
  } catch {
    return refusesHere
  }
}

/** Stores the visitor's objection, or removes it. Without localStorage, it holds until the page is left. */
export function storeObjection(refuses: boolean) {
  refusesHere = refuses
  try {
    if (refuses) localStorage.setItem(key, 'mesure')
    else localStorage.removeItem(key)
  } catch {
    // `refusesHere` holds.
  }
}
