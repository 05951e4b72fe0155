import { expect, openTowardsCalendar, test } from './site.ts'
import { frameOf } from './stand-ins/frames.ts'
import { playCalCom } from './stand-ins/scheduling.ts'
import { playVimeo, vimeo } from './stand-ins/video.ts'

test.use({ build: 'contextual' })

/**
 * Changes a page as a browser's translator does: wraps every text, present or added later, in two new
 * elements, in frames too. The « translation » is the old text with a mark, so that tests can read it.
 */
function translator() {
  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
  const wrap = (node: Node) => {
    if (!isText(node)) {
      for (const child of [...node.childNodes]) wrap(child)
      return
    }
    const parent = node.parentElement
    if (!node.data.trim() || !parent) return
    if (parent.closest('font, script, style, noscript, title, svg, textarea')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `${node.data}\u2058`
    outer.append(inner)
    node.replaceWith(outer)
  }
  const start = () => {
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (isText(target)) wrap(target)
        for (const added of addedNodes) if (added.isConnected) wrap(added)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}

test('a translated page says on each button what it does now, books, goes away and comes back', async ({
  page,
  home,
}) => {
  // The browser translates each page before its scripts have taken it over.
  await page.addInitScript(translator)
  await playVimeo(page)
  await playCalCom(page)
  await openTowardsCalendar(page)
  await home.allowForGood('scheduling')
  await expect(home.step2.getByText('est autorisé sur cet appareil')).toBeVisible()
  await home.withdraw('scheduling')
  await expect(home.calendar).toHaveCount(0)
  await home.showSlots.click()
  await expect(home.step2.getByText('est autorisé pour cette visite')).toBeVisible()
  await expect(home.step2.getByText('est autorisé sur cet appareil')).toHaveCount(0)
  await home.book()
  await expect(home.booked).toBeVisible()
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page).toHaveTitle(/^Mentions légales/)
  await page.goBack()
  await expect(home.booked).toBeVisible()
  await home.another.click()
  await expect(home.calendar).toBeVisible()

  await home.watch.click()
  await home.endIn(await frameOf(page, vimeo))

  await home.manage.click()
  const choices = page.getByRole('dialog')
  await choices.getByRole('button', { name: /Vimeo/ }).click()
  await expect(choices.getByText('Vimeo n’est pas autorisé')).toBeVisible()
  await expect(choices.getByRole('button', { name: /Vimeo/ })).toContainText('Autoriser')
})
