const key = 'objection'
/** What this site stores under the key. Another tool of the same host may store something else. */
const OBJECTED = 'mesure'
let refusesHere = false

export const browserObjects = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'

/** True where nothing may be counted. Call it each time: another tab may object. */
export function hasObjected(): boolean {
  try {
    return browserObjects() || refusesHere || localStorage.getItem(key) === OBJECTED
  } catch {
    return refusesHere
  }
}

export function storeObjection(refuses: boolean) {
  refusesHere = refuses
  try {
    if (refuses) localStorage.setItem(key, OBJECTED)
    else if (localStorage.getItem(key) === OBJECTED) localStorage.removeItem(key)
  } catch {
    // localStorage is blocked: `refusesHere` remembers the objection until the visitor leaves.
  }
}
