// Writes the configuration of Apache for a site. The build calls `apache` for a server of the owner's,
// and `htaccess` for shared hosts. A publication by SFTP calls `htaccess` too: while it replaces
// files, pages must not be sent compressed.
//
// A site has up to three files. Their comments are in French, because the site's owner reads them.
//
// `.htaccess` stands in the site's folder, and Apache reads it for each request. It holds, in order:
//   1. what Apache may do with folders, and the page sent with an error;
//   2. the media type of each file;
//   3. rewriting rules, which Apache tries from first to last: for other methods than GET and HEAD,
//      for files that have no address, for other spellings of an address, then for the rest;
//   4. the headers of all responses.
//
// `site.conf` is included by the server's configuration. It covers requests that Apache answers before
// it reads `.htaccess`: settings, addresses that are too long, error pages, headers.
//
// `mesure.conf` is included there too, where visits are counted. It writes the log that counts them.
import { caching, IMMUTABLE } from '../caching.ts'
import { contentTypes } from '../content-type.ts'
import type { Policy } from '../policy.ts'
import { writeAddressPatterns, writeLines } from './configuration-text.ts'

/** Writes all files for the owner of a server, by name. `/.htaccess` is a file of the site. */
export function apache(policy: Policy): Record<string, string> {
  const { counted } = writeAddressPatterns(policy)
  const files = { 'site.conf': serverConfiguration(policy), '/.htaccess': htaccess(policy) }
  if (!counted) return files
  return { 'mesure.conf': countLog(counted), ...files }
}

/** Matches every name, `index.html` for one, but not an empty address. */
const ANY_FILE = '.+'

/**
 * Writes the `.htaccess` of a site. Shared hosts set options and headers of their own, so this file sets
 * again whatever its rules rely on.
 *
 * @param compressedFiles pattern, without the first slash, of the files that may be sent compressed:
 *   `assets/.+` matches `assets/logo.svg`, but not `index.html`
 */
export function htaccess(policy: Policy, compressedFiles = ANY_FILE): string {
  const { counted, pages, spellings } = writeAddressPatterns(policy)
  const blocks = [
    INTRODUCTION,
    setFolderOptions(policy.notFound),
    setMediaTypes(),
    START_REWRITING,
    answerOtherMethods(counted),
    answerOtherAddresses(spellings),
    findFile(pages, compressedFiles),
    setHeaders(policy.headers),
  ]
  return `${blocks.join('\n\n')}\n`
}

const GENERATED_FILE = '# Produit par la construction du site : ne pas modifier ici.'

const INTRODUCTION = `${GENERATED_FILE}
# Demande mod_rewrite, mod_headers et mod_mime.`

/**
 * Apache would list the files of a folder (`Indexes`), choose a file with a similar name (`MultiViews`)
 * and add a slash to a folder's address. All three are off, so that only the rules below find a file.
 * Error 308 is a redirect: `setHeaders` says why it needs a page.
 */
function setFolderOptions(notFound: string): string {
  return `Options -Indexes -MultiViews
DirectorySlash Off
# Un chemin local : avec une adresse complète, Apache répondrait 302.
ErrorDocument 308 ${notFound}
ErrorDocument 403 ${notFound}
ErrorDocument 404 ${notFound}`
}

/**
 * Apache chooses a type by extension, from a list that differs between hosts: `AddType` replaces it for
 * our extensions, and all other files are downloads. `index.html.br` is HTML in the coding `br`, though
 * Apache's list may say that `.gz` is a type of its own, and `.br` the Breton language.
 */
function setMediaTypes(): string {
  const types = writeLines(contentTypes, (extension, type) => `AddType "${type}" .${extension}`)
  return `${types}
<FilesMatch "${unknownExtension()}">
  ForceType application/octet-stream
</FilesMatch>
RemoveType .gz .br
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz`
}

/** Matches `guide.docx`, but neither `guide.PDF` nor `index.html.br`. */
function unknownExtension(): string {
  const knownExtensions = [...Object.keys(contentTypes), 'br', 'gz'].join('|')
  return String.raw`^(?!.*\.(?i:${knownExtensions})$)`
}

/**
 * Rules match the address without its first slash. `RewriteBase` puts it back before what they write,
 * e.g. `merci.html`. In the rules below:
 * - `RewriteCond` lines apply to the next `RewriteRule` only;
 * - `$0` is what the rule's pattern matched, `$1` its first group, and `-` leaves the address as it is;
 * - a pattern that is `^` matches every address;
 * - `R=404` answers with this status, and `END` skips all other rules. Without `END`, Apache tries all
 *   rules once more on the name that they wrote.
 */
const START_REWRITING = `RewriteEngine On
RewriteBase /`

/** Matches the method `HEAD`, but not `POST`. */
const READING_METHOD = '^(?:GET|HEAD)$'

/**
 * Answers 204 to the posts that the log counts, then 405 to all methods but GET and HEAD: Apache would
 * answer 200 to `OPTIONS`.
 */
function answerOtherMethods(counted: string): string {
  const refusal = `RewriteCond %{REQUEST_METHOD} !${READING_METHOD}
RewriteRule ^ - [R=405,END]`
  if (!counted) return refusal
  return `RewriteCond %{THE_REQUEST} "${countedRequest(counted)}"
RewriteRule ^ - [R=204,END]
${refusal}`
}

/**
 * Pattern of a request's first line. Matches `POST /mesure/page-vue HTTP/1.1`, but not
 * `POST /mesure/page-vue?a=1 HTTP/1.1`, because only a space may follow the address.
 */
const countedRequest = (counted: string) => `^POST /(?:${counted}) `

/** Matches `.env` and `assets/.env`, but not `.well-known/security.txt`. */
const HIDDEN_FILE = String.raw`(?:^|/)\.(?!well-known/)`

/** Matches `index.html.br`, but not `index.html`. */
const COMPRESSED_FILE = String.raw`\.(?:br|gz)$`

/** Matches the page that is sent with status 404, `404` and `404.html/`, but not `404.css`. */
const ERROR_PAGE = String.raw`^404(?:\.html)?/*$`

/**
 * This condition holds only for the request of a browser. Apache applies the rules again, with
 * `REDIRECT_STATUS` set, to an error page or to a file that the rules found, which must be neither refused
 * nor redirected.
 */
const IS_FIRST_PASS = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$'

/**
 * Answers 404 for hidden files, compressed files and the error page, which have no address. Then redirects
 * the spellings `merci/`, `merci.html` and `index.html`, but not `merci`, to the one address of their page.
 */
function answerOtherAddresses(spellings: string): string {
  return `# « REDIRECT_STATUS » est vide pour une demande du visiteur, et non pour une page d’erreur.
${IS_FIRST_PASS}
RewriteRule ${HIDDEN_FILE}|${COMPRESSED_FILE}|${ERROR_PAGE} - [R=404,END]
${IS_FIRST_PASS}
RewriteRule ^${spellings}$ /$1 [R=308,END]`
}

/**
 * Turns an address into the name of a file, `merci` into `merci.html`, and takes its compressed form
 * where the browser accepts one: Brotli first, because it is smaller. A folder (`-d`) answers 404;
 * Apache would answer 403.
 */
function findFile(pages: string, compressedFiles: string): string {
  return `RewriteRule ^$ index.html
RewriteRule ^(?:${pages})$ $0.html
${sendCompressed(compressedFiles, { coding: 'br', suffix: 'br' })}
${sendCompressed(compressedFiles, { coding: 'gzip', suffix: 'gz' })}
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule .+ - [R=404,END]`
}

/** A value of `Accept-Encoding`, and the end of the names of the files compressed in this way. */
type Compression = { coding: string; suffix: string }

/**
 * Sends `index.html.br` for `index.html` where this file exists (`-f`). `no-gzip` and `no-brotli` keep
 * Apache's own modules from compressing it again.
 */
function sendCompressed(files: string, { coding, suffix }: Compression): string {
  return `RewriteCond %{HTTP:Accept-Encoding} ${acceptedCoding(coding)}
RewriteCond %{DOCUMENT_ROOT}/$0.${suffix} -f
RewriteRule ^${files}$ $0.${suffix} [E=no-gzip:1,E=no-brotli:1,END]`
}

/** How a browser refuses the coding before it. Matches `;q=0` and `; q=0.0, gzip`, but not `;q=0.5`. */
const ZERO_WEIGHT = String.raw`\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`

/** For `br`: matches `gzip, br` and `br;q=0.5`, but neither `gzip` nor `br;q=0`. */
const acceptedCoding = (coding: string) => String.raw`\b${coding}\b(?!${ZERO_WEIGHT})`

/** The origin that Apache adds to a `Location`. Matches in `http://a.fr/merci`, but not in `/merci`. */
const ADDED_ORIGIN = '^https?://[^/]*'

/**
 * Apache keeps two lists of headers: one for successful responses, where hosts add theirs, and one for
 * all (`always`). Both are sent, so a header of ours is removed from the first and set in the second.
 * `Vary` tells caches that the body depends on the codings that the browser accepts.
 */
function setHeaders(policyHeaders: Policy['headers']): string {
  const headers = {
    ...policyHeaders,
    'Cache-Control': caching.revalidate,
    Vary: 'Accept-Encoding',
  }
  return `# Ceux que l’hébergeur ajoute de son côté doubleraient les nôtres.
${writeLines(headers, (name, value) => `Header unset ${name}\n${setAlways(name, value)}`)}
${setAlways('Cache-Control', caching.immutable)} "expr=${isImmutableResponse()}"
# Apache complète ses redirections avec un protocole faux derrière un répartiteur, et l’hôte que le
# client prétend ; il ne laisse les corriger que si la réponse a une page, d’où l’« ErrorDocument ».
Header edit Location "${ADDED_ORIGIN}" ""
${ALLOW_METHODS}`
}

const setAlways = (name: string, value: string) => `Header always set ${name} "${value}"`

/**
 * Apache sets headers after rewriting, so the address may already have the suffix of a compressed file.
 * Matches `/assets/browser-x1Y2z3W4.js.br`, but not `/assets/logo.svg`.
 */
const HASHED_FILE = String.raw`^${IMMUTABLE}(?:\.br|\.gz)?$`

/**
 * Statuses of a file, of a part of a file, and of no change since the last request. Matches `206`, but not
 * `404`.
 */
const FILE_STATUS = '^(?:200|206|304)$'

/** Condition of the one-year cache. An error must not get it: a missing file may be there tomorrow. */
const isImmutableResponse = () =>
  `%{REQUEST_URI} =~ m#${HASHED_FILE}# && %{REQUEST_STATUS} =~ /${FILE_STATUS}/`

/** A response of status 405 must list the methods that are allowed. */
const ALLOW_METHODS = 'Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"'

/** Writes `site.conf`, for the requests that Apache answers before it reads `.htaccess`. */
function serverConfiguration({ headers, notFound }: Policy): string {
  const blocks = [
    GENERATED_FILE,
    SERVER_SETTINGS,
    REFUSE_LONG_ADDRESSES,
    setEarlyErrorPages(notFound),
    setEarlyHeaders(headers),
  ]
  return `${blocks.join('\n')}\n`
}

/**
 * Apache would answer the method `TRACE` by itself, and 404 to an address with `%2F`. With `NoDecode`
 * it passes the address on to `.htaccess`.
 */
const SERVER_SETTINGS = `# À inclure dans le « VirtualHost » du site : Apache répond à ces demandes avant de lire .htaccess.
TraceEnable off
AllowEncodedSlashes NoDecode`

/** A name between slashes: disks allow 255 bytes. Matches 256 times `a`, but not 255 times. */
const LONG_NAME = '[^/]{256}'

/** The whole address. Matches `/a` repeated 1024 times, but not 1023 times. */
const LONG_ADDRESS = '^.{2048}'

/** Apache looks for the file before it reads `.htaccess`, and the disk refuses a name of this length. */
const REFUSE_LONG_ADDRESSES = `RewriteEngine On
# Aucun disque n’a de noms de cette longueur, et Apache répondrait 403.
RewriteRule ${LONG_NAME}|${LONG_ADDRESS} - [R=404,END]`

/** Statuses of a malformed request, of a missing file, and of an address that is too long. */
const EARLY_ERRORS = [400, 404, 414]

/** Apache would send a page of its own, in English, with these errors. */
const setEarlyErrorPages = (notFound: string) =>
  EARLY_ERRORS.map((status) => `ErrorDocument ${status} ${notFound}`).join('\n')

/**
 * Sets the headers of `.htaccess` here too: Apache lacks them for requests that it answers before it reads
 * that file.
 */
function setEarlyHeaders(policyHeaders: Policy['headers']): string {
  const headers = { ...policyHeaders, 'Cache-Control': caching.revalidate }
  return [writeLines(headers, setAlways), ALLOW_METHODS].join('\n')
}

/**
 * What a line of the log holds: date (`%t`), first line of the request (`%r`) and status (`%>s`), but
 * neither the visitor's address nor the browser's name.
 */
const COUNT_FORMAT = String.raw`- - - %t \"%r\" %>s 0 \"-\" \"-\"`

/** Writes `mesure.conf`: one line marks the requests to count, the next writes them to a log. */
function countLog(counted: string): string {
  return `${GENERATED_FILE}
SetEnvIfExpr "%{THE_REQUEST} =~ m#${countedRequest(counted)}#" SITE_COUNT
CustomLog \${APACHE_LOG_DIR}/mesure.log "${COUNT_FORMAT}" env=SITE_COUNT
`
}
