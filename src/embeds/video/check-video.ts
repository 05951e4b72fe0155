import { checkFields, type FieldRule, problem, quote } from '../../config/fields.ts'
import { isBoolean, isDay, isText } from '../../config/value-forms.ts'
import { parseWebvtt } from './parse-webvtt.ts'
import { videoProviders } from './video-providers.ts'

/** The repository's files, by their path from its root. */
export type RepositoryFiles = {
  exists: (path: string) => boolean
  /** Text of a file that exists. */
  readText: (path: string) => string
}

/** Stays inside the repository, is no hidden file, and has one of these extensions. */
const isPath = (value: unknown, extensions: RegExp) =>
  typeof value === 'string' && /^\w[\w.-]*(?:\/\w[\w.-]*)*$/.test(value) && extensions.test(value)

const commonFields: Record<string, FieldRule> = {
  title: {
    isValid: isText,
    fix: 'Écrivez le titre de la vidéo, par exemple « Comment nous remplissons votre agenda ».',
  },
  description: {
    isValid: isText,
    fix: 'Décrivez la vidéo en une ou deux phrases, ou retirez cette ligne.',
    optional: true,
  },
  uploadDate: {
    isValid: isDay,
    fix: 'Écrivez le jour de mise en ligne, par exemple « 2025-07-13 », ou retirez cette ligne.',
    optional: true,
  },
  aspectRatio: {
    isValid: (value) => typeof value === 'number' && value >= 0.5 && value <= 3,
    fix: 'Écrivez la largeur divisée par la hauteur, entre 0.5 et 3, par exemple 16 / 9.',
    optional: true,
  },
  poster: {
    isValid: (value) => isPath(value, /\.(?:webp|jpe?g|png|avif)$/),
    fix: 'Écrivez le chemin d’une image WebP, JPEG, PNG ou AVIF de ce dépôt, sans espace ni accent, par exemple « videos/presentation.webp ».',
    optional: true,
  },
  captions: {
    isValid: (value) => isPath(value, /\.vtt$/),
    fix: 'Écrivez le chemin d’un fichier WebVTT de ce dépôt, sans espace ni accent, par exemple « videos/presentation.fr.vtt ».',
    optional: true,
  },
}

const fileFields: Record<string, FieldRule> = {
  src: {
    isValid: (value) => isPath(value, /\.(?:mp4|webm)$/),
    fix: 'Écrivez le chemin d’un fichier MP4 ou WebM de ce dépôt, sans espace ni accent, par exemple « videos/presentation.mp4 ».',
  },
}

const hostedFields: Record<string, FieldRule> = {
  captionsConfirmed: {
    isValid: isBoolean,
    fix: 'Écrivez true quand vous avez vu les sous-titres français chez l’hébergeur, sinon retirez cette ligne.',
    optional: true,
  },
}

function ownFields(provider: unknown): Record<string, FieldRule> | undefined {
  if (provider === 'file') return fileFields
  if (typeof provider !== 'string' || !Object.hasOwn(videoProviders, provider)) return undefined
  return { ...videoProviders[provider as keyof typeof videoProviders].fields, ...hostedFields }
}

/**
 * Checks key `video` of the configuration.
 *
 * @returns French sentences, every problem at once; empty when all is well
 */
export function checkVideo(
  config: Record<string, unknown>,
  { exists, readText }: RepositoryFiles,
): string[] {
  const { provider, ...fields } = config
  const rules = ownFields(provider)
  if (!rules) {
    const names = [...Object.keys(videoProviders), 'file'].join(', ')
    return [problem('video.provider', provider, `Services possibles : ${names}.`)]
  }
  const problems = checkFields('video', fields, { ...rules, ...commonFields })
  for (const key of ['src', 'poster', 'captions']) {
    const path = fields[key]
    const rule = rules[key] ?? commonFields[key]
    if (typeof path !== 'string' || !rule?.isValid(path)) continue
    if (!exists(path)) {
      problems.push(`video.${key} : le fichier ${quote(path)} n’existe pas dans ce dépôt.`)
    } else if (key === 'captions') {
      problems.push(
        ...parseWebvtt(readText(path)).problems.map(
          (found) => `video.captions : ${path}, ${found}`,
        ),
      )
    }
  }
  return problems
}
