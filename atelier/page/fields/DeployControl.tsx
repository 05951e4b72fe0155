import type { ControlProps } from './FieldView.tsx'

/** Matches an address that is still being typed: `sftp://agence@ftp.hebergeur.fr/www` */
const ADDRESS = /^sftp:\/\/(?:([^@/]*)@)?([^/]*)(.*)$/i

type Parts = { server: string; user: string; folder: string }

function partsOf(address: string): Parts {
  const [whole, user = '', server = '', folder = ''] = ADDRESS.exec(address) ?? []
  return whole === undefined ? { server: address, user, folder } : { server, user, folder }
}

function addressOf({ server, user, folder }: Parts): string {
  // A whole address that was pasted has all parts.
  if (/^\w+:/.test(server)) return server
  if (!server && !user && !folder) return ''
  const path = folder && !folder.startsWith('/') ? `/${folder}` : folder
  return `sftp://${user.replaceAll('@', '%40')}@${server}${path}`
}

const parts = [
  { name: 'server', label: 'Serveur', example: 'ftp.cluster021.hosting.ovh.net' },
  { name: 'user', label: 'Utilisateur', example: 'agence' },
  { name: 'folder', label: 'Dossier', example: '/www' },
] as const

/** The address where a site is sent by SFTP, in three fields. */
export function DeployControl({ value, aria, onChange }: ControlProps) {
  const typed = partsOf(value)
  return parts.map(({ name, label, example }, index) => (
    <label key={name}>
      {label}
      <input
        {...aria}
        id={index === 0 ? aria.id : undefined}
        type="text"
        spellCheck={false}
        autoComplete="off"
        placeholder={`Exemple : ${example}`}
        value={typed[name].replaceAll('%40', '@')}
        onChange={({ target }) => onChange(addressOf({ ...typed, [name]: target.value.trim() }))}
      />
    </label>
  ))
}
