import { buildable, readSite } from '../owner/read-site.ts'

export const shipped = buildable(readSite('site'))
export const complete = buildable(readSite('tests/sites/complete'))
