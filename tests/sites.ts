import { buildable, readSite } from '../owner/read-site.ts'

/** As shipped: own video, demonstration calendar, legal facts unknown. */
export const shipped = buildable(readSite('site'))
/** Every legal fact filled in, with Wistia and Calendly. */
export const complete = buildable(readSite('tests/sites/complete'))
