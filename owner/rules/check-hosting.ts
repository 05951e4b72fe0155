// Finds answers about the host that contradict the one which the key `hosting` chooses.

import { identityOf } from '../../hosts/host-identities.ts'
import { type HostName, hostNames, hosts } from '../../hosts/hosts.ts'
import { parseTarget } from '../../publish/target.ts'
import { fix, inSite, look, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'

const deployExamples = {
  sftp: 'sftp://agence@ftp.hebergeur.fr/www',
  netlify: 'netlify:identifiant-du-site',
}

export function* checkHosting({ hosting, deploy, legal }: SiteConfig): Problems {
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
  const { name } = legal.host
  if (name && hosting && cannotHost(name, hosting)) {
    const sentence = `Les mentions légales nomment « ${name} », et le site est préparé pour « ${hosts[hosting].title} » : corrigez l’un des deux.`
    yield fix(inSite('legal.host.name'), sentence)
  }
}

/**
 * True where the company that the legal notices name cannot be the host that `hosting` chooses:
 *
 *   cannotHost('OVH SAS', 'netlify')      // true: the site is prepared for Netlify
 *   cannotHost('Netlify, Inc.', 'nginx')  // true: Netlify rents no server on which to run nginx
 *   cannotHost('OVH SAS', 'nginx')        // false: OVH rents servers
 */
function cannotHost(company: string, hosting: HostName): boolean {
  // `netlify` and `ovh` choose a company; `nginx` and `node` choose a program, which many companies may run.
  const isCompanyChosen = identityOf(hosting) !== undefined
  if (isCompanyChosen) return !isNameOf(company, hosting)
  return companiesWithoutServers.some((host) => isNameOf(company, host))
}

/** True for « OVH SAS » and `ovh`: the legal name of a host contains its word for `hosting`. */
const isNameOf = (company: string, host: HostName) => company.toLowerCase().includes(host)

/** Netlify, Cloudflare and Vercel. Those that we know to rent servers, OVH and o2switch, take sites by SFTP. */
const companiesWithoutServers = hostNames.filter(
  (host) => identityOf(host) && hosts[host].sentBy !== 'sftp',
)
