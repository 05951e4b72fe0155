import { readStored, storedKeys, writeStored } from '../stored.ts'

/** Remembers the objection where localStorage is blocked. */
let refusesHere = false

export const browserObjects = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'

/** True where the device keeps an objection. */
export const isObjectionStored = () => readStored('localStorage', storedKeys.objection) !== null

/** True where nothing may be counted. Call it each time: another tab may object. */
export const hasObjected = () => browserObjects() || refusesHere || isObjectionStored()

export function storeObjection(refuses: boolean) {
  refusesHere = refuses
  writeStored('localStorage', storedKeys.objection, refuses ? 'oui' : null)
}
