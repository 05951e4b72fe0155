import type { Path } from '../../owner/values.ts'

/** Makes the `id` of a field's element from its file and keys: `site.yaml.legal.publisher.siret`. */
export const fieldId = (file: string, path: Path) => [file, ...path].join('.')
