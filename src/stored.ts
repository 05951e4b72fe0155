/** The keys of what this site stores on the visitor's device. No other tool of the same host uses them. */
export const storedKeys = {
  consent: 'site-psychologues:consent',
  booking: 'site-psychologues:booking',
  objection: 'site-psychologues:objection',
} as const

type StoredKey = (typeof storedKeys)[keyof typeof storedKeys]

type Area = 'localStorage' | 'sessionStorage'

/** What is stored under a key; `null` where nothing is, or where the browser blocks the storage. */
export function readStored(area: Area, key: StoredKey): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes it where it is `null`. Does nothing where the storage is blocked or full. */
export function writeStored(area: Area, key: StoredKey, value: string | null) {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, value)
  } catch {
    // Whoever has written keeps the value until the visitor leaves.
  }
}
