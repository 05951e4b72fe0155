// Writes the configuration of Apache for a site: the build calls `apache` for a server of the owner's,
// and `htaccess` for shared hosts. A publication by SFTP writes another `.htaccess` for its transition.
import { caching, IMMUTABLE } from '../caching.ts'
import { contentTypes } from '../content-type.ts'
import type { Policy } from '../policy.ts'
import { writeAddressPatterns, writeLines } from './configuration-text.ts'

/**
 * Writes the `.htaccess` that Apache reads in the site's folder, and the files that the owner of a
 * server includes in its `VirtualHost` besides: `site.conf`, and `mesure.conf` where visits are counted.
 */
export function apache(policy: Policy): Record<string, string> {
  const { counted } = writeAddressPatterns(policy)
  const files = { 'site.conf': serverConfiguration(policy), '/.htaccess': htaccess(policy) }
  return counted ? { 'mesure.conf': countLog(counted), ...files } : files
}

/**
 * Writes the `.htaccess` of a site. Shared hosts set options and headers of their own, so it sets again
 * whatever it relies on.
 *
 * @param compressed pattern, without the first slash, of the files that are sent compressed
 */
export const htaccess = (policy: Policy, compressed = '.+') => `${INTRODUCTION}
${setErrorPages(policy)}

${listTypes()}

RewriteEngine On
RewriteBase /

${refuseMethods(policy)}

${redirectSpellings(policy)}

${findFile(policy, compressed)}

${setHeaders(policy)}
`

const INTRODUCTION = `# Produit par la construction du site : ne pas modifier ici.
# Demande mod_rewrite, mod_headers et mod_mime.

Options -Indexes -MultiViews
DirectorySlash Off`

const setErrorPages = ({ notFound }: Policy) =>
  `# Un chemin local : avec une adresse complète, Apache répondrait 302.
ErrorDocument 308 ${notFound}
ErrorDocument 403 ${notFound}
ErrorDocument 404 ${notFound}`

function listTypes(): string {
  const extensions = Object.keys(contentTypes).join('|')
  return `${writeLines(contentTypes, (extension, type) => `AddType "${type}" .${extension}`)}
<FilesMatch "^(?!.*\\.(?i:${extensions}|br|gz)$)">
  ForceType application/octet-stream
</FilesMatch>
RemoveType .gz .br
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz`
}

/** Answers the posts that are counted before all others are refused. */
function refuseMethods(policy: Policy): string {
  const { counted } = writeAddressPatterns(policy)
  const countAnswer = counted ? answerCounts(counted) : ''
  return `${countAnswer}RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,END]`
}

/** Addresses, without their first slash, that answer 404 though there is a file of that name. */
const UNSERVED_ADDRESSES = [
  // A hidden file: `.env`
  '(?:^|/)\\.(?!well-known/)',
  // A compressed file: `index.html.br`
  '\\.(?:br|gz)$',
  // The page that is sent with status 404: `404`, `404.html/`
  '^404(?:\\.html)?/*$',
].join('|')

function redirectSpellings(policy: Policy): string {
  const { spellings } = writeAddressPatterns(policy)
  return `# « REDIRECT_STATUS » est vide pour une demande du visiteur, et non pour une page d’erreur.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ${UNSERVED_ADDRESSES} - [R=404,END]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^${spellings}$ /$1 [R=308,END]`
}

/** Finds the file of an address, then its compressed form where the browser accepts it. */
function findFile(policy: Policy, compressed: string): string {
  const { pages } = writeAddressPatterns(policy)
  return `RewriteRule ^$ index.html
RewriteRule ^(?:${pages})$ $0.html
${sendCompressed(compressed, 'br', 'br')}
${sendCompressed(compressed, 'gzip', 'gz')}
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule .+ - [R=404,END]`
}

function setHeaders(policy: Policy): string {
  const headers = {
    ...policy.headers,
    'Cache-Control': caching.revalidate,
    Vary: 'Accept-Encoding',
  }
  return `# Ceux que l’hébergeur ajoute de son côté doubleraient les nôtres.
${writeLines(headers, (name, value) => `Header unset ${name}\nHeader always set ${name} "${value}"`)}
Header always set Cache-Control "${caching.immutable}" ${IS_IMMUTABLE}
# Apache complète ses redirections avec un protocole faux derrière un répartiteur, et l’hôte que le
# client prétend ; il ne laisse les corriger que si la réponse a une page, d’où l’« ErrorDocument ».
Header edit Location "^https?://[^/]*" ""
${ALLOW_METHODS}`
}

/** A response of status 405 must list the methods that are allowed. */
const ALLOW_METHODS = 'Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"'

/** Answers the posts that the log counts. */
const answerCounts = (counted: string) => `RewriteCond %{THE_REQUEST} "^POST /(?:${counted}) "
RewriteRule ^ - [R=204,END]
`

/** Writes lines for the `VirtualHost` of a site: Apache answers some requests before it reads `.htaccess`. */
function serverConfiguration({ headers, notFound }: Policy): string {
  const errorPages = EARLY_ERRORS.map((status) => `ErrorDocument ${status} ${notFound}`)
  const allHeaders = { ...headers, 'Cache-Control': caching.revalidate }
  return `# Produit par la construction du site : ne pas modifier ici.
# À inclure dans le « VirtualHost » du site : Apache répond à ces demandes avant de lire .htaccess.
TraceEnable off
AllowEncodedSlashes NoDecode
RewriteEngine On
# Aucun disque n’a de noms de cette longueur, et Apache répondrait 403.
RewriteRule [^/]{256}|^.{2048} - [R=404,END]
${errorPages.join('\n')}
${writeLines(allHeaders, (name, value) => `Header always set ${name} "${value}"`)}
${ALLOW_METHODS}
`
}

/** Malformed request, no file, address too long. */
const EARLY_ERRORS = [400, 404, 414]

/** The lines of this log hold neither the visitor's address nor the browser's name. */
const countLog = (counted: string) =>
  `# Produit par la construction du site : ne pas modifier ici.
SetEnvIfExpr "%{THE_REQUEST} =~ m#^POST /(?:${counted}) #" SITE_COUNT
CustomLog \${APACHE_LOG_DIR}/mesure.log "- - - %t \\"%r\\" %>s 0 \\"-\\" \\"-\\"" env=SITE_COUNT
`

/**
 * Whether a response is that of a file whose name holds a hash. Apache sets headers after rewriting, so
 * the address may already end in `.br` or `.gz`.
 */
const IS_IMMUTABLE = `"expr=%{REQUEST_URI} =~ m#^${IMMUTABLE}(?:\\.br|\\.gz)?$# && %{REQUEST_STATUS} =~ /^(?:200|206|304)$/"`

/** Follows a coding that the browser names without refusing it: `br`, `br;q=0.5`, but not `br;q=0` */
const NOT_REFUSED = '(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))'

function sendCompressed(files: string, coding: string, suffix: string): string {
  return `RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b${NOT_REFUSED}
RewriteCond %{DOCUMENT_ROOT}/$0.${suffix} -f
RewriteRule ^${files}$ $0.${suffix} [E=no-gzip:1,E=no-brotli:1,END]`
}
