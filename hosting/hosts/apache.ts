// Writes the configuration of Apache for a site.
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
export function htaccess(policy: Policy, compressed = '.+'): string {
  const { pages, spellings, counted } = writeAddressPatterns(policy)
  return `# Produit par la construction du site : ne pas modifier ici.
# Demande mod_rewrite, mod_headers et mod_mime.

Options -Indexes -MultiViews
DirectorySlash Off
# Un chemin local : avec une adresse complète, Apache répondrait 302.
ErrorDocument 308 ${policy.notFound}
ErrorDocument 403 ${policy.notFound}
ErrorDocument 404 ${policy.notFound}

${writeLines(contentTypes, (extension, type) => `AddType "${type}" .${extension}`)}
<FilesMatch "^(?!.*\\.(?i:${Object.keys(contentTypes).join('|')}|br|gz)$)">
  ForceType application/octet-stream
</FilesMatch>
RemoveType .gz .br
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz

RewriteEngine On
RewriteBase /

${counted ? answerCounts(counted) : ''}RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,END]

# « REDIRECT_STATUS » est vide pour une demande du visiteur, et non pour une page d’erreur.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule (?:^|/)\\.(?!well-known/)|\\.(?:br|gz)$|^404(?:\\.html)?/*$ - [R=404,END]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^${spellings}$ /$1 [R=308,END]

RewriteRule ^$ index.html
RewriteRule ^(?:${pages})$ $0.html
${sendCompressed(compressed, 'br', 'br')}
${sendCompressed(compressed, 'gzip', 'gz')}
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule .+ - [R=404,END]

# Ceux que l’hébergeur ajoute de son côté doubleraient les nôtres.
${writeLines(
  { ...policy.headers, 'Cache-Control': caching.revalidate, Vary: 'Accept-Encoding' },
  (name, value) => `Header unset ${name}\nHeader always set ${name} "${value}"`,
)}
Header always set Cache-Control "${caching.immutable}" ${IS_IMMUTABLE}
# Apache complète ses redirections avec un protocole faux derrière un répartiteur, et l’hôte que le
# client prétend ; il ne laisse les corriger que si la réponse a une page, d’où l’« ErrorDocument ».
Header edit Location "^https?://[^/]*" ""
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
`
}

const answerCounts = (counted: string) => `RewriteCond %{THE_REQUEST} "^POST /(?:${counted}) "
RewriteRule ^ - [R=204,END]
`

/** Writes lines for the `VirtualHost` of a site: Apache answers some requests before it reads `.htaccess`. */
const serverConfiguration = ({ headers, notFound }: Policy) =>
  `# Produit par la construction du site : ne pas modifier ici.
# À inclure dans le « VirtualHost » du site : Apache répond à ces demandes avant de lire .htaccess.
TraceEnable off
AllowEncodedSlashes NoDecode
RewriteEngine On
# Aucun disque n’a de noms de cette longueur, et Apache répondrait 403.
RewriteRule [^/]{256}|^.{2048} - [R=404,END]
${[400, 404, 414].map((status) => `ErrorDocument ${status} ${notFound}`).join('\n')}
${writeLines({ ...headers, 'Cache-Control': caching.revalidate }, (name, value) => `Header always set ${name} "${value}"`)}
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
`

/** The lines of this log hold neither the visitor's address nor the browser's name. */
const countLog = (counted: string) =>
  `# Produit par la construction du site : ne pas modifier ici.
SetEnvIfExpr "%{THE_REQUEST} =~ m#^POST /(?:${counted}) #" SITE_COUNT
CustomLog \${APACHE_LOG_DIR}/mesure.log "- - - %t \\"%r\\" %>s 0 \\"-\\" \\"-\\"" env=SITE_COUNT
`

/** Apache sets headers after rewriting, so the address may already end in `.br` or `.gz`. */
const IS_IMMUTABLE = `"expr=%{REQUEST_URI} =~ m#^${IMMUTABLE}(?:\\.br|\\.gz)?$# && %{REQUEST_STATUS} =~ /^(?:200|206|304)$/"`

function sendCompressed(files: string, coding: string, suffix: string): string {
  return `RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))
RewriteCond %{DOCUMENT_ROOT}/$0.${suffix} -f
RewriteRule ^${files}$ $0.${suffix} [E=no-gzip:1,E=no-brotli:1,END]`
}
