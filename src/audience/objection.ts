/** The key that an objection to being counted leaves in localStorage. */
const key = 'objection'
let refusesHere = false

/** True where Global Privacy Control or Do Not Track is on. */
export const browserObjects = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'

/** True where nothing may be counted. Call it each time: another tab may object. */
export function hasObjected(): boolean {
  try {
    return browserObjects() || refusesHere || localStorage.getItem(key) !== null
  } catch {
    return refusesHere
  }
}

/** Stores or removes the visitor's objection. Without localStorage, it lasts for this visit. */
export function storeObjection(refuses: boolean) {
  refusesHere = refuses
  try {
    if (refuses) localStorage.setItem(key, 'mesure')
    else localStorage.removeItem(key)
  } catch {
    // localStorage is blocked: `refusesHere` remembers the objection.
  }
}
