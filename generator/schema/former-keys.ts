/** Keys that earlier versions knew, each with what to do of its line. */
export const formerKeys: Readonly<Record<string, string>> = {
  'scheduling.passClickIds':
    'Supprimez cette ligne : aucun identifiant publicitaire n’est plus transmis à l’agenda.',
}
