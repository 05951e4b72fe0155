/** Left on the device by whoever does not want to be counted, and by nobody else. */
const key = 'objection'
let refusesHere = false

/** Global Privacy Control or Do Not Track: said once for all sites, before we could ask. */
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

/** A device that keeps nothing remembers it until the page is left. */
export function object(refuses: boolean) {
  refusesHere = refuses
  try {
    if (refuses) localStorage.setItem(key, 'mesure')
    else localStorage.removeItem(key)
  } catch {
    // What is in memory holds.
  }
}
