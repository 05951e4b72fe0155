import { expect, it } from 'vitest'
import { explainError } from './explain-error.ts'

it.each([
  ['ENOSPC: no space left on device, write', 'Le disque est plein : faites de la place'],
  ['EROFS: read-only file system, open', 'Le disque ne peut qu’être lu : rendez-le modifiable'],
  ['EACCES: permission denied, open', 'Cet utilisateur n’a pas le droit d’y écrire'],
])('says what to do about « %s », and where', (message, sentence) => {
  const error = Object.assign(new Error(message), { path: 'site/site.yaml' })
  expect(explainError(error)).toContain(`« site/site.yaml » ne peut pas être écrit. ${sentence}`)
})
