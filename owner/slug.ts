import { plainLetters } from './plain-letters.ts'

/** Makes an anchor of a title, or the name of a file: `Éditeur du site (2)` → `editeur-du-site-2` */
export const slug = (text: string) =>
  plainLetters(text)
    .replaceAll('œ', 'oe')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
