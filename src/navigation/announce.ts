import { pageState, stateOf } from '../page-state.ts'

/** The status line of `Announcer.tsx`. */
const line = () => document.getElementById('annonce') as HTMLElement

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
