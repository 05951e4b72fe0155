import { buildable, readSite } from '../owner/read-site.ts'

/** As shipped: own video, demonstration calendar, legal facts unknown. */
export const shipped = buildable(readSite('site'))
/** Every fact known, two services in use. */
export const complete = buildable(readSite('tests/sites/complete'))
