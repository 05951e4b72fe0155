// Writes HTML from values that may hold any character, such as the name of a service.
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

/** `writeTag('link', { rel: 'icon' })` → `<link rel="icon">` */
export function writeTag(tag: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeHtml(value)}"`,
  )
  return `<${[tag, ...written].join(' ')}>`
}
