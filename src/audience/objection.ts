/** The key that an objection to being counted leaves in localStorage. */
const key = 'objection'
let refusesHere = false

/** True where Global Privacy Control or Do Not Track is on. */
export const browserObjects = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'

/** True where nothing may be counted. Asked at each count: the visitor may object in another tab. */
export function hasObjected(): boolean {
  try {
    return browserObjects() || refusesHere || localStorage.getItem(key) !== null
  } catch {
    return refusesHere
  }
}

/** Stores or removes the visitor's objection. Without localStorage, it lasts until the page is left. */
export function storeObjection(refuses: boolean) {
  refusesHere = refuses
  try {
    if (refuses) localStorage.setItem(key, 'mesure')
    else localStorage.removeItem(key)
  } catch {
    // `refusesHere` remembers the objection.
  }
}
