import type { Policy } from './policy.ts'

/** GitHub Pages sends no header of ours: the note says what a site loses there. */
export function githubPages(policy: Policy): Record<string, string> {
  return {
    'LISEZMOI.md': `# GitHub Pages : pour montrer, pas pour publier

GitHub Pages ne permet de régler aucun en-tête. Le site s’y affiche, mais il perd :

${Object.keys(policy.headers)
  .map((name) => `- \`${name}\``)
  .join('\n')}
- \`Cache-Control\` : tout est gardé dix minutes, les fichiers d’\`/assets/\` compris, au lieu d’un an.

Rien n’empêche alors un autre site d’encadrer le vôtre, ni un script injecté de s’exécuter.
Les adresses finissant par une barre oblique y répondent 404 au lieu de rediriger, et les conditions
de GitHub excluent les sites d’une activité commerciale. Préférez l’un des autres dossiers.
`,
  }
}
