type Area = 'localStorage' | 'sessionStorage'

/** What is stored under a key; `null` where nothing is, or where the browser blocks the storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes it where it is `null`. Does nothing where the storage is blocked or full. */
export function writeStored(area: Area, key: string, value: string | null) {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, value)
  } catch {
    // Whoever has written keeps the value until the visitor leaves.
  }
}
