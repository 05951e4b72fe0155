import { withoutAccents } from './without-accents.ts'

/** Makes an anchor of a title, or the name of a file: `Éditeur du site (2)` → `editeur-du-site-2` */
export const slug = (text: string) =>
  withoutAccents(text)
    .replaceAll(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
