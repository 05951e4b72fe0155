import { hosts } from '../../hosts/hosts.ts'
import { parseTarget } from '../../publish/target.ts'
import { fix, inSite, look, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'

const deployExamples = {
  sftp: 'sftp://agence@ftp.hebergeur.fr/www',
  netlify: 'netlify:identifiant-du-site',
}

export function* checkHosting({ hosting, deploy }: SiteConfig): Problems {
  if (!hosting) yield fix(inSite('hosting'), 'Choisissez l’hébergeur du site.')
  // A host without `sentBy` has a command of its own, which does not read `deploy`.
  const sentBy = hosting && hosts[hosting].sentBy
  if (sentBy && !deploy) {
    const sentence = `Il manque l’adresse où « Publier » envoie le site, par exemple « ${deployExamples[sentBy]} ».`
    yield look(inSite('deploy'), sentence)
  }
  if (deploy && sentBy && parseTarget(deploy)?.way !== sentBy) {
    // The sentence does not quote the owner's address, because it may contain a password.
    const sentence = `On ne publie pas à cette adresse chez l’hébergeur choisi. Écrivez par exemple « ${deployExamples[sentBy]} », sans mot de passe.`
    yield fix(inSite('deploy'), sentence)
  }
}
