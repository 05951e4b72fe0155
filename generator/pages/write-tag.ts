// Writes HTML from values that may hold any character, such as the name of a service.
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
