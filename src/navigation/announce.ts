import { pageState, stateOf } from '../page-state.ts'

/**
 * The element of `Announcer.tsx`, whose attributes hold the typeset words. Where an extension has removed it,
 * nothing is announced, and links work all the same.
 */
const line = () => document.getElementById('annonce') ?? document.createElement('p')

/** Names the new page to screen readers. */
export function announce(title: string) {
  delete pageState().seen
  line().textContent = title
}

/** Shows everybody that what was asked for is late, or cannot be had. */
export function showStatus(status: 'coming' | 'unreachable' | 'offline') {
  pageState().seen = ''
  line().textContent = stateOf(line())[status] ?? ''
}

export const clearStatus = () => announce('')
