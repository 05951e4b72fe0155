import { replaceStringParameters, TranslatableString as Said } from '@rjsf/utils'

/** What the form library says by itself, as far as our templates let it. */
const french: Partial<Record<Said, string>> = {
  [Said.ArrayItemTitle]: 'Élément',
  [Said.EmptyArray]: '',
  [Said.AddButton]: 'Ajouter',
  [Said.AddItemButton]: 'Ajouter',
  [Said.RemoveButton]: 'Retirer',
  [Said.MoveUpButton]: 'Monter',
  [Said.MoveDownButton]: 'Descendre',
  [Said.CopyButton]: 'Copier',
  [Said.OptionPrefix]: 'Choix %1',
  [Said.TitleOptionPrefix]: '%1 : choix %2',
}

export const inFrench = (said: Said, parameters?: string[]): string =>
  replaceStringParameters(french[said] ?? '', parameters)
