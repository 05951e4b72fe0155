import { pageState, stateOf } from '../page-state.ts'

/** The status line of `Announcer.tsx`. If an extension has removed it, links work without it. */
const line = () => document.getElementById('annonce') ?? document.createElement('p')

/** Makes screen readers read the title of the page that navigation has shown. */
export function announce(title: string) {
  delete pageState().seen
  line().textContent = title
}

/** Says, on screen too, that a page or the code of a tapped button is late or cannot be loaded. */
export function showStatus(status: 'coming' | 'unreachable' | 'offline') {
  pageState().seen = ''
  line().textContent = stateOf(line())[status] ?? ''
}

export const clearStatus = () => announce('')
