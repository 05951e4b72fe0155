// Writes the configuration of Apache for a site. `.htaccess` stands in the site's folder, and Apache reads
// it for each request: shared hosts take no other file. An owner with a server also includes `site.conf`,
// for what Apache answers before it reads `.htaccess`, and `mesure.conf` where visits are counted.
import { caching, IMMUTABLE } from '../caching.ts'
import { contentTypes } from '../content-type.ts'
import type { Policy } from '../policy.ts'
import { writeAddressPatterns, writeLines } from './configuration-text.ts'

export function apache(policy: Policy): Record<string, string> {
  const { counted } = writeAddressPatterns(policy)
  const files = { 'site.conf': writeServerConfiguration(policy), '/.htaccess': htaccess(policy) }
  return counted ? { 'mesure.conf': writeCountLog(counted), ...files } : files
}

/**
 * Writes the `.htaccess` of a site. Shared hosts set options and headers of their own, so this file sets
 * again whatever its rules rely on.
 *
 * @param compressedFiles pattern, without the first slash, of the files that may be sent compressed;
 *   a publication by SFTP restricts it while it replaces pages
 */
export function htaccess(policy: Policy, compressedFiles = '.+'): string {
  const { counted, pages, spellings } = writeAddressPatterns(policy)
  const blocks = [
    `${GENERATED_FILE}\n# Demande mod_rewrite, mod_headers et mod_mime.`,
    writeFolderOptions(policy.notFound),
    writeMediaTypes(),
    'RewriteEngine On\nRewriteBase /',
    writeMethodRules(counted),
    writeAddressRules(spellings),
    writeFileRules(pages, compressedFiles),
    writeHeaders(policy.headers),
  ]
  return `${blocks.join('\n\n')}\n`
}

const GENERATED_FILE = '# Produit par la construction du site : ne pas modifier ici.'

/**
 * Keeps Apache from listing the files of a folder (`Indexes`), choosing a file with a similar name (`MultiViews`)
 * and adding a slash to a folder's address. A redirect (308) has an `ErrorDocument` too: without it, Apache would
 * not let `.htaccess` correct the header `Location`.
 */
function writeFolderOptions(notFound: string): string {
  return `Options -Indexes -MultiViews
DirectorySlash Off
# Un chemin local : avec une adresse complète, Apache répondrait 302.
ErrorDocument 308 ${notFound}
ErrorDocument 403 ${notFound}
ErrorDocument 404 ${notFound}`
}

/**
 * Sets the media types, because Apache's own list differs between hosts. On some, `index.html.br` would be sent as
 * a page in Breton, and `index.html.gz` as an archive.
 */
function writeMediaTypes(): string {
  const types = writeLines(contentTypes, (extension, type) => `AddType "${type}" .${extension}`)
  return `${types}
<FilesMatch "${writeUnknownExtensionPattern()}">
  ForceType application/octet-stream
</FilesMatch>
RemoveType .gz .br
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz`
}

/** Matches names with an unknown extension: `guide.docx`, but neither `guide.PDF` nor `index.html.br`. */
function writeUnknownExtensionPattern(): string {
  const knownExtensions = [...Object.keys(contentTypes), 'br', 'gz'].join('|')
  return String.raw`^(?!.*\.(?i:${knownExtensions})$)`
}

// `RewriteRule` has a pattern, then what takes the place of the address: `$0` is what the pattern matched, `$1`
// its first group, and `-` leaves the address as it is. Apache compares the pattern before it looks at the
// `RewriteCond` lines above the rule, so these may hold `$0` too. `END` skips all other rules: without it,
// Apache tries them once more on the name that a rule wrote.

/** Rules that answer 204 to a `POST` that counts a visit, and 405 to `OPTIONS`, which Apache would accept. */
function writeMethodRules(counted: string): string {
  const refusal = `RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,END]`
  if (!counted) return refusal
  return `RewriteCond %{THE_REQUEST} "${countedRequest(counted)}"
RewriteRule ^ - [R=204,END]
${refusal}`
}

/** Pattern of a request's first line, without a query: `POST /mesure/page-vue HTTP/1.1` */
const countedRequest = (counted: string) => `^POST /(?:${counted}) `

/** Addresses that answer 404 though there is a file. Rules match an address without its first slash. */
const UNSERVED_FILES = [
  // Hidden files: `.env` and `assets/.env`, but not `.well-known/security.txt`
  String.raw`(?:^|/)\.(?!well-known/)`,
  // Compressed files, e.g. `index.html.br`
  String.raw`\.(?:br|gz)$`,
  // Addresses that lead to the error page itself, `404` and `404.html/`: they answer 404 like any unknown
  // address.
  String.raw`^404(?:\.html)?/*$`,
].join('|')

/**
 * Rules that answer 404 for `UNSERVED_FILES`, and redirect other spellings of a page's address.
 * Apache then applies all rules once more to the file that it is about to send, a page or an error page. It sets
 * `REDIRECT_STATUS` for this second pass, in which the file must be neither refused nor redirected.
 */
function writeAddressRules(spellings: string): string {
  const isFirstPass = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$'
  return `# « REDIRECT_STATUS » est vide pour une demande du visiteur, et non pour une page d’erreur.
${isFirstPass}
RewriteRule ${UNSERVED_FILES} - [R=404,END]
${isFirstPass}
RewriteRule ^${spellings}$ /$1 [R=308,END]`
}

/** Rules that turn `merci` into `merci.html` or `merci.html.br`, and answer 404 for a folder (`-d`), not 403. */
function writeFileRules(pages: string, compressedFiles: string): string {
  return `RewriteRule ^$ index.html
RewriteRule ^(?:${pages})$ $0.html
${writeCompressionRule(compressedFiles, 'br', 'br')}
${writeCompressionRule(compressedFiles, 'gzip', 'gz')}
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule .+ - [R=404,END]`
}

/** How `Accept-Encoding` refuses a compression: `br;q=0` or `br; q=0.0, gzip`, but not `br;q=0.5` */
const ZERO_WEIGHT = String.raw`\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`

/** Rule that sends `index.html.br` where it exists (`-f`). `no-gzip` stops a second compression. */
function writeCompressionRule(files: string, coding: string, suffix: string): string {
  return String.raw`RewriteCond %{HTTP:Accept-Encoding} \b${coding}\b(?!${ZERO_WEIGHT})
RewriteCond %{DOCUMENT_ROOT}/$0.${suffix} -f
RewriteRule ^${files}$ $0.${suffix} [E=no-gzip:1,E=no-brotli:1,END]`
}

/**
 * Apache keeps two lists of headers: one for successful responses, where hosts add theirs, and one for
 * all (`always`). Apache sends both, so each of our headers is removed from the first and set in the second.
 */
function writeHeaders(policyHeaders: Policy['headers']): string {
  const headers = {
    ...policyHeaders,
    'Cache-Control': caching.revalidate,
    Vary: 'Accept-Encoding',
  }
  return `# Ceux que l’hébergeur ajoute de son côté doubleraient les nôtres.
${writeLines(headers, (name, value) => `Header unset ${name}\n${writeHeader(name, value)}`)}
${writeHeader('Cache-Control', caching.immutable)} "expr=${IS_IMMUTABLE_RESPONSE}"
# Apache complète ses redirections avec un protocole faux derrière un répartiteur, et l’hôte que le
# client prétend ; il ne laisse les corriger que si la réponse a une page, d’où l’« ErrorDocument ».
Header edit Location "^https?://[^/]*" ""
${ALLOW_METHODS}`
}

const writeHeader = (name: string, value: string) => `Header always set ${name} "${value}"`

/** Apache sets headers after the rewriting rules, so the address may already end in `.br` or `.gz`. */
const HASHED_FILE = String.raw`^${IMMUTABLE}(?:\.br|\.gz)?$`

/** Condition of the one-year cache. Errors are left out: a file that is missing may be there tomorrow. */
const IS_IMMUTABLE_RESPONSE = `%{REQUEST_URI} =~ m#${HASHED_FILE}# && %{REQUEST_STATUS} =~ /^(?:200|206|304)$/`

/** A response of status 405 must list the methods that are allowed. */
const ALLOW_METHODS = 'Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"'

/** Errors that Apache may send before it reads `.htaccess`: malformed request, missing file, long address. */
const EARLY_ERRORS = [400, 404, 414]

/**
 * Writes `site.conf`, for requests that Apache would answer before it reads `.htaccess`. It refuses the method
 * `TRACE`, leaves an address with `%2F` to `.htaccess`, and answers 404 to a name of 256 characters.
 */
function writeServerConfiguration({ headers, notFound }: Policy): string {
  const earlyHeaders = { ...headers, 'Cache-Control': caching.revalidate }
  return `${GENERATED_FILE}
# À inclure dans le « VirtualHost » du site : Apache répond à ces demandes avant de lire .htaccess.
TraceEnable off
AllowEncodedSlashes NoDecode
RewriteEngine On
# Aucun disque n’a de noms de cette longueur, et Apache répondrait 403.
RewriteRule [^/]{256}|^.{2048} - [R=404,END]
${EARLY_ERRORS.map((status) => `ErrorDocument ${status} ${notFound}`).join('\n')}
${writeLines(earlyHeaders, writeHeader)}
${ALLOW_METHODS}
`
}

/** Writes `mesure.conf`, whose log holds neither the visitor's address nor the browser's name. */
const writeCountLog = (counted: string) => `${GENERATED_FILE}
SetEnvIfExpr "%{THE_REQUEST} =~ m#${countedRequest(counted)}#" SITE_COUNT
CustomLog \${APACHE_LOG_DIR}/mesure.log "- - - %t \\"%r\\" %>s 0 \\"-\\" \\"-\\"" env=SITE_COUNT
`
