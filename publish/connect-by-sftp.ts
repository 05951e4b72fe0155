// Connects to the server of a destination by SFTP, and says in French what went wrong there.
import type { Client as SshClient } from 'ssh2'
import Client from 'ssh2-sftp-client'
import type { SftpAddress } from '../owner/sftp-address.ts'
import { refuseHostKey } from './host-keys.ts'
import { type Asks, PublishError, type PublishingChoices, UNCHANGED } from './PublishError.ts'

export type Access = Pick<PublishingChoices, 'acceptedKey'> & {
  /** Password or private key. */
  secret: string
  /** The file that records accepted keys of servers. */
  knownHosts: string
}

/** How a private key begins, e.g. with `-----BEGIN OPENSSH PRIVATE KEY-----`; other secrets are passwords. */
const PRIVATE_KEY_START = '-----BEGIN'

const CONNECT_TIMEOUT_MS = 20_000
/** A server that sends and takes nothing for so long has stopped answering. */
const SILENCE_MS = 60_000

/** Connects, does a task in the folder of the site, and goes. @throws {PublishError} */
export async function connectBySftp(
  target: SftpAddress,
  { secret, knownHosts, acceptedKey }: Access,
  task: (remote: Client, root: string) => unknown,
  silence = SILENCE_MS,
) {
  const { host, port, user, path } = target
  const isKey = secret.startsWith(PRIVATE_KEY_START)
  // Without listeners, the library writes English lines about a lost connection to the terminal.
  const ignore = () => {}
  const remote = new Client('publication', { error: ignore, end: ignore, close: ignore })
  const { client } = remote as unknown as { client: SshClient }
  client.on('timeout', () => client.destroy())
  // Some servers refuse the method `password`, and ask a question instead: its answer is the password.
  client.on('keyboard-interactive', (_name, _instructions, _language, _prompts, finish) =>
    finish([secret]),
  )
  let refusal: PublishError | undefined
  try {
    await remote.connect({
      host,
      port,
      username: user,
      ...(isKey ? { privateKey: secret } : { password: secret, tryKeyboard: true }),
      readyTimeout: CONNECT_TIMEOUT_MS,
      timeout: silence,
      hostVerifier: (key: Buffer) => {
        refusal = refuseHostKey(target, key, knownHosts, acceptedKey)
        return !refusal
      },
    })
    // By default, TCP holds a small request back until the server has acknowledged the last one.
    client.setNoDelay(true)
    await task(remote, await findRoot(remote, path))
  } catch (error) {
    throw refusal ?? explain(error as SftpError, host)
  } finally {
    await remote.end().catch(ignore)
  }
}

/** Finds the folder of `sftp://user@host/www`: `www` in the user's own folder or, if there is none, `/www`. */
async function findRoot(remote: Client, path: string): Promise<string> {
  for (const folder of [`.${path}`, path]) {
    // On some hosts, `www` is a link to the folder.
    if (['d', 'l'].includes(String(await remote.exists(folder)))) return folder
  }
  throw new PublishError(
    `Le dossier « ${path} » n’existe pas chez l’hébergeur. Corrigez la fin de l’adresse où publier ; souvent, c’est /www ou /public_html. ${UNCHANGED}`,
  )
}

/** An error of the library: `code` is a name of Node's or a status of SFTP. */
type SftpError = Error & { code?: string | number }

const WHOLE = 'Les pages en ligne sont entières : relancez la publication.'

const INTERRUPTED = `La connexion à « {host} » s’est interrompue. ${WHOLE}`

/** What is said, and asked for, where a pattern matches the code and the message of an error. */
const failures: [pattern: RegExp, sentence: string, asks?: Asks][] = [
  [
    /^(?:ENOTFOUND|EAI_AGAIN) /,
    `« {host} » ne mène à aucun serveur. Vérifiez l’adresse où publier et votre connexion à Internet. ${UNCHANGED}`,
  ],
  [
    /^ECONNREFUSED /,
    `« {host} » ne répond pas en SFTP. Vérifiez le nom et le port de l’adresse où publier, et que votre hébergeur a ouvert l’accès SFTP. ${UNCHANGED}`,
  ],
  [
    /^3 /,
    `Le serveur ne permet pas d’écrire dans ce dossier. Vérifiez les droits de cet utilisateur chez l’hébergeur. ${WHOLE}`,
  ],
  [
    /^4 /,
    `Le serveur a refusé un fichier : le plus souvent, la place y manque. Libérez-en chez l’hébergeur. ${WHOLE}`,
  ],
  [
    /privateKey.*passphrase/,
    `Une phrase de passe protège cette clé privée, et personne ne peut la donner ici. Retirez-la d’une copie de la clé (ssh-keygen -p -f copie), ou donnez le mot de passe. ${UNCHANGED}`,
    'secret',
  ],
  [
    /privateKey/,
    `Cette clé privée ne se lit pas. Donnez-la entière, de « -----BEGIN » à « -----END ». ${UNCHANGED}`,
    'secret',
  ],
  [
    /authentication methods failed/,
    `« {host} » refuse ce mot de passe ou cette clé. Vérifiez-le, et l’utilisateur de l’adresse où publier. ${UNCHANGED}`,
    'secret',
  ],
]

function explain(error: SftpError, host: string): Error {
  if (error instanceof PublishError) return error
  const said = `${error.code} ${error.message}`
  const [, sentence = INTERRUPTED, asks] = failures.find(([pattern]) => pattern.test(said)) ?? []
  return new PublishError(sentence.replace('{host}', host), asks)
}
