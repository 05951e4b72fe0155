import { hush, tell } from '../navigation/announce.ts'

/** Lets the browser answer the visitor, and paint, between two pieces of work. */
const pause = (): Promise<void> =>
  // Safari has no `scheduler.yield`.
  'scheduler' in window && 'yield' in (window.scheduler as object)
    ? (window.scheduler as { yield: () => Promise<void> }).yield()
    : new Promise((resolve) => setTimeout(resolve))

/**
 * Brings the living parts of the page on screen to life, each in a task of its own: on a slow phone,
 * both together would keep a tap waiting.
 *
 * @returns `awake` once all of them answer; it rejects when their script cannot be had
 */
export function wakeIslands(): { awake: Promise<void>; rest: () => void } {
  const rests: (() => void)[] = []
  let isOver = false

  async function wake() {
    const islands = document.querySelectorAll<HTMLElement>('[data-island]')
    if (islands.length === 0) return
    const { hydrateIsland } = await import('./hydrate.tsx')
    for (const island of islands) {
      await pause()
      if (isOver) return
      rests.push(hydrateIsland(island))
    }
  }

  /**
   * Few visitors open « Gérer mes choix »: its code, and on a page of text React, come with the tap.
   * The boot script keeps it, and shows that it was heard.
   */
  function wakeWhenTapped(choices: HTMLElement) {
    const wake = async () => {
      hush()
      try {
        const { hydrateIsland, importChoices } = await import('./hydrate.tsx')
        const { ChoicesButton } = await importChoices()
        if (!isOver) rests.push(hydrateIsland(choices, ChoicesButton))
      } catch (error) {
        console.error(error)
        if (isOver) return
        delete choices.dataset.pressed
        tell('unreachable')
        wakeWhenTapped(choices)
      }
    }
    if (choices.dataset.pressed) wake()
    else choices.addEventListener('click', wake, { once: true })
  }

  const choices = document.querySelector<HTMLElement>('[data-asleep]')
  if (choices) wakeWhenTapped(choices)

  return {
    awake: wake(),
    rest() {
      isOver = true
      for (const rest of rests) rest()
    },
  }
}
