import type { ControlProps } from './FieldView.tsx'

/** Matches an address that is still being typed: `sftp://agence@ftp.hebergeur.fr/www` */
const ADDRESS = /^sftp:\/\/(?:([^@/]*)@)?([^/]*)(.*)$/i

type Parts = { server: string; user: string; folder: string }

function partsOf(address: string): Parts {
  const [whole, user = '', server = '', folder = ''] = ADDRESS.exec(address) ?? []
  if (whole === undefined) return { server: address, user: '', folder: '' }
  return { server, user: decode(user), folder }
}

/** A `%` may stand where the owner has typed one himself. */
function decode(user: string): string {
  try {
    return decodeURIComponent(user)
  } catch {
    return user
  }
}

function addressOf({ server, user, folder }: Parts): string {
  // A whole address that was pasted has all parts.
  if (/^\w+:/.test(server)) return server
  if (!server && !user && !folder) return ''
  const path = folder && !folder.startsWith('/') ? `/${folder}` : folder
  return `sftp://${encodeURIComponent(user.replace(/\p{Surrogate}/gu, ''))}@${server}${path}`
}

/** The address where a site is sent by SFTP, in three fields. */
export function DeployControl({ value, aria, onChange }: ControlProps) {
  const parts = partsOf(value)
  const fields = [
    { name: 'server', label: 'Serveur', example: 'ftp.cluster021.hosting.ovh.net' },
    { name: 'user', label: 'Utilisateur', example: 'agence' },
    { name: 'folder', label: 'Dossier', example: '/www' },
  ] as const
  return fields.map(({ name, label, example }, index) => (
    <label key={name} className="part">
      {label}
      <input
        {...aria}
        id={index === 0 ? aria.id : undefined}
        type="text"
        spellCheck={false}
        autoComplete="off"
        placeholder={`Exemple : ${example}`}
        value={parts[name]}
        onChange={({ target }) => onChange(addressOf({ ...parts, [name]: target.value.trim() }))}
      />
    </label>
  ))
}
