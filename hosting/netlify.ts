import { headersFile } from './configuration-text.ts'
import type { Policy } from './policy.ts'

/**
 * Netlify's `_headers`. Clean addresses and the 404 page are Netlify's own defaults; a redirect
 * from the trailing slash would match its own target and loop.
 */
export const netlify = (policy: Policy) => ({
  // No Cache-Control everywhere: rules that match are joined, and Netlify's default is ours.
  _headers: headersFile(policy, [], [`Cache-Control: ${policy.cache.immutable}`]),
})
