import { OwnerError } from './OwnerError.ts'

const CAUSES: [pattern: RegExp, advice: string][] = [
  [/ENOSPC|EDQUOT|No space left|quota exceeded/i, 'Le disque est plein : faites de la place'],
  [
    /EROFS|Read-only/,
    'Le disque ne peut qu’être lu : rendez-le modifiable, ou nommez un autre dossier',
  ],
  [/EACCES|EPERM|Permission denied/, 'Cet utilisateur n’a pas le droit d’y écrire : donnez-le-lui'],
]

/**
 * Says in French what the owner can do about an error; returns nothing for a mistake in our code.
 *
 * @param error ours, or one of the disk: of Node, or of Vite, which has a message but no code
 */
export function explainError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof OwnerError) return error.message
  const { message, path, dest = path } = error as NodeJS.ErrnoException & { dest?: string }
  const [, cause] = CAUSES.find(([pattern]) => pattern.test(message)) ?? []
  const place = dest ? `« ${dest} » ne peut pas être écrit. ` : ''
  return cause && `${place}${cause}, puis recommencez. Le site en place n’a pas changé.`
}
