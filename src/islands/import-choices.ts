/** « Gérer mes choix », which few visitors open. */
export const importChoices = () => import('../embeds/ManageChoices.tsx')
