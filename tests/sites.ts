import { loadSite } from '../owner/load-site.ts'

/** As shipped: own video, demonstration calendar, legal facts unknown. */
export const shipped = loadSite('site')
/** Every fact known, two services in use. */
export const complete = loadSite('tests/sites/complete')
