import { readStored, storedKeys, writeStored } from '../stored.ts'

/** What this site stores under the key. Another tool of the same host may store something else. */
const OBJECTED = 'mesure'
/** Remembers the objection where localStorage is blocked. */
let refusesHere = false

export const browserObjects = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'

const isStored = () => readStored('localStorage', storedKeys.objection) === OBJECTED

/** True where nothing may be counted. Call it each time: another tab may object. */
export const hasObjected = () => browserObjects() || refusesHere || isStored()

export function storeObjection(refuses: boolean) {
  refusesHere = refuses
  if (refuses) writeStored('localStorage', storedKeys.objection, OBJECTED)
  else if (isStored()) writeStored('localStorage', storedKeys.objection, null)
}
