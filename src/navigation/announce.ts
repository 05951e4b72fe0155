/** The one line that stays while pages change; it holds the words that the build has typeset. */
const line = () => document.getElementById('annonce') as HTMLElement

/** Says to whoever hears the page that it is another one. */
export function announce(title: string) {
  delete line().dataset.seen
  line().textContent = title
}

/** Tells everybody what becomes of the page that was asked for. */
export function tell(fate: 'coming' | 'unreachable') {
  line().dataset.seen = ''
  line().textContent = line().dataset[fate] ?? ''
}

export const hush = () => announce('')
