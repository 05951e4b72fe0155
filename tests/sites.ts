import { buildable, readSite } from '../owner/read-site.ts'

/** The site as shipped: own video, demonstration calendar, legal facts unknown. */
export const shipped = buildable(readSite('site'))
/** Every legal fact filled in, video from Wistia and calendar from Calendly. */
export const complete = buildable(readSite('tests/sites/complete'))
