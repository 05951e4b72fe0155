import type { ControlProps } from './ControlProps.ts'

/** Matches an address that is still being typed: `sftp://agence@ftp.hebergeur.fr/www` */
const ADDRESS = /^sftp:\/\/(?:(?<user>[^/]*)@)?(?<server>[^@/]*)(?<folder>.*)$/i

function formatAddress({ server, user, folder }: SftpAddress): string {
  // An address that was pasted as the server has user and folder.
  if (server.includes('://')) return server
  if (!server && !user && !folder) return ''
  const path = folder && !folder.startsWith('/') ? `/${folder}` : folder
  return `sftp://${user.replaceAll('@', '%40')}@${server}${path}`
}

const inputs = [
  { name: 'server', label: 'Serveur', example: 'ftp.cluster021.hosting.ovh.net' },
  { name: 'user', label: 'Utilisateur', example: 'agence' },
  { name: 'folder', label: 'Dossier', example: '/www' },
] as const

type SftpAddress = Record<(typeof inputs)[number]['name'], string>

/** The address where a site is sent by SFTP, in three fields. */
export function SftpAddressControl({ value, aria, onChange }: ControlProps) {
  const { server = value, user = '', folder = '' } = ADDRESS.exec(value)?.groups ?? {}
  const address = { server, user, folder }
  return inputs.map(({ name, label, example }, index) => (
    <label key={name}>
      {label}
      <input
        {...aria}
        id={index === 0 ? aria.id : undefined}
        type="text"
        spellCheck={false}
        autoComplete="off"
        placeholder={`Exemple : ${example}`}
        value={address[name].replaceAll('%40', '@')}
        onChange={({ target }) =>
          onChange(formatAddress({ ...address, [name]: target.value.trim() }))
        }
      />
    </label>
  ))
}
