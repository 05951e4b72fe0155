/** Stops where Vite would take the rest of the path for a query. */
export function checkProjectPath(path = process.cwd()) {
  const [sign] = /[#?]/.exec(path) ?? []
  if (!sign) return
  console.error(
    `Le projet est dans « ${path} » : le signe « ${sign} » empêche de construire le site. Renommez ce dossier sans lui, puis relancez la commande.`,
  )
  process.exit(1)
}
