import { readStored, storedKeys, writeStored } from '../stored.ts'

/** Remembers the objection where localStorage is blocked. */
let refusesHere = false

export const browserObjects = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'

/** True where nothing may be counted. Call it each time: another tab may object. */
export const hasObjected = () =>
  browserObjects() || refusesHere || readStored('localStorage', storedKeys.objection) !== null

export function storeObjection(refuses: boolean) {
  refusesHere = refuses
  writeStored('localStorage', storedKeys.objection, refuses ? 'oui' : null)
}
