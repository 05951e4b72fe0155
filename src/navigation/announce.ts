import { pageState, stateOf } from '../page-state.ts'

/**
 * The status line of `Announcer.tsx`, whose attributes hold the sentences to show. Where a browser extension
 * has removed the line, nothing is announced, and links still work.
 */
const line = () => document.getElementById('annonce') ?? document.createElement('p')

/** Makes screen readers read the title of the page that navigation has shown. */
export function announce(title: string) {
  delete pageState().seen
  line().textContent = title
}

/**
 * Shows on screen, and to screen readers, that a page or the code of a tapped button is late or cannot be
 * loaded.
 */
export function showStatus(status: 'coming' | 'unreachable' | 'offline') {
  pageState().seen = ''
  line().textContent = stateOf(line())[status] ?? ''
}

export const clearStatus = () => announce('')
