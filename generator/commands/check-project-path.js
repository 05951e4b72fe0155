/** Stops a command if the project's path has a `?` or a `#`, which Vite would read as the start of a query. */
export function checkProjectPath(path = process.cwd()) {
  const [sign] = /[#?]/.exec(path) ?? []
  if (!sign) return
  console.error(
    `Le projet est dans « ${path} » : le signe « ${sign} » empêche de construire le site. Renommez ce dossier sans lui, puis relancez la commande.`,
  )
  process.exit(1)
}
