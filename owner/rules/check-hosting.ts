import { hosts } from '../../hosts/hosts.ts'
import { fix, inSite, note, type Problems } from '../problems/Problem.ts'
import { isAtNetlify } from '../questions/publishing.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { parseSftpAddress } from '../sftp-address.ts'

const EXAMPLE = '« sftp://agence@ftp.hebergeur.fr/www »'

export function* checkHosting({ hosting, deploy }: SiteConfig): Problems {
  if (!hosting) yield fix(inSite('hosting'), 'Choisissez l’hébergeur du site.')
  const isSent = hosting && hosts[hosting].isSentBySftp
  if (deploy && isAtNetlify(deploy)) {
    const sentence =
      'Un site se publie chez Netlify sans cette réponse : faites glisser dans sa page « Deploys » le dossier « dist », qu’écrit « npm run build ».'
    yield fix(inSite('deploy'), sentence, '')
  } else if (isSent && !deploy) {
    const sentence = `Il manque l’adresse où « Publier » envoie le site, par exemple ${EXAMPLE}.`
    yield note(inSite('deploy'), sentence)
  } else if (isSent && deploy && !parseSftpAddress(deploy)) {
    // The sentence does not quote the owner's address, because it may contain a password.
    const sentence = `On ne publie pas à cette adresse. Écrivez par exemple ${EXAMPLE}, sans mot de passe.`
    yield fix(inSite('deploy'), sentence)
  }
}
