// Writes the configuration of nginx for a site.
import { caching, IMMUTABLE } from '../caching.ts'
import { contentTypes } from '../content-type.ts'
import type { Policy } from '../policy.ts'
import { type AddressPatterns, writeAddressPatterns, writeLines } from './configuration-text.ts'

/**
 * Writes `site.conf`, for the `server` block of the site. If visits are counted, also writes `mesure.conf`, for
 * the `http` block.
 */
export function nginx(policy: Policy): Record<string, string> {
  const patterns = writeAddressPatterns(policy)
  const blocks = [
    SITE_HEADING,
    'server_tokens off;\nabsolute_redirect off;',
    writeMediaTypes(),
    COMPRESSION,
    [CACHE, writeMethodRule(patterns), writeHeaders(policy.headers)].join('\n'),
    writeErrorPages(policy.notFound),
    RANGE_ERROR,
    writeLocations(patterns),
  ]
  const siteFile = { 'site.conf': `${blocks.join('\n\n')}\n` }
  return patterns.counted ? { 'mesure.conf': COUNT_LOG_FORMAT, ...siteFile } : siteFile
}

/** The log that counts visits holds neither the visitor's address nor the browser's name. */
const COUNT_LOG_FORMAT = `# Produit par la construction du site : ne pas modifier ici.
log_format site_count '- - - [$time_local] "$request" $status 0 "-" "-"';
`

/** Matches a missing `Range` header, or one range from the first byte on: `bytes=0-`, `bytes=0-1023` */
const FROM_FIRST_BYTE = '(?:bytes=0-[0-9]{0,15})?'

/** Matches files that answer 404: compressed (`/index.html.br`) and hidden ones, other than `/.well-known/`. */
const UNSERVED_ADDRESSES = '\\.(?:br|gz)$|/\\.(?!well-known/)'

const SITE_HEADING = `# Produit par la construction du site : ne pas modifier ici.
# Le bloc « server » qui l’inclut ne doit contenir aucun autre « add_header ».`

const writeMediaTypes = () => `# Remplace la liste du serveur, à laquelle il manque des types.
types {
${writeLines(contentTypes, (extension, type) => `  "${type}" ${extension};`)}
}
default_type application/octet-stream;`

const COMPRESSION = `gzip_static on;
gzip_vary on;
gzip_proxied any;
# Demande le paquet libnginx-mod-http-brotli-static ; sans lui, retirer cette ligne.
brotli_static on;`

/** `$site_asked` joins four values because an `if` of nginx has a single condition. */
const CACHE = `set $site_cache "${caching.revalidate}";
# nginx peut refuser une demande conditionnelle (412) ou partielle (416), et sa réponse garderait
# l’en-tête d’un an. Seule une demande entière, ou à partir du premier octet, le reçoit donc.
set $site_asked "$uri $http_if_match$http_if_unmodified_since$http_range";
if ($site_asked ~ "^${IMMUTABLE} ${FROM_FIRST_BYTE}$") {
  set $site_cache "${caching.immutable}";
}`

/** Answers 405 where the method is not allowed, without the one-year cache that `CACHE` may have set. */
function writeMethodRule({ counted }: AddressPatterns): string {
  const allowedRequests = counted ? `^(?:GET|HEAD) |^POST /(?:${counted})$` : '^(?:GET|HEAD) '
  return `set $site_allow "";
set $site_request "$request_method $request_uri";
if ($site_request !~ "${allowedRequests}") {
  set $site_allow "GET, HEAD";
  set $site_cache "${caching.revalidate}";
  return 405;
}`
}

const writeHeaders = (
  headers: Policy['headers'],
) => `# Un « add_header » dans un bloc « location » supprime tous ceux-ci.
${writeLines(headers, (name, value) => `add_header ${name} "${value}" always;`)}
add_header Cache-Control $site_cache always;
add_header Allow $site_allow always;`

const writeErrorPages = (notFound: string) => `error_page 403 404 =404 ${notFound};
location = ${notFound} { internal; }`

const RANGE_ERROR = `# Un 416 a déjà reçu les en-têtes : un « add_header » ici évite qu’il les reçoive deux fois.
error_page 416 @outside;
location @outside {
  add_header Allow $site_allow;
  return 416;
}`

/** nginx uses the first `location ~` whose pattern matches the address, or `location /` if none matches. */
function writeLocations({ pages, spellings, counted }: AddressPatterns): string {
  const locations = [
    'location = / { try_files /index.html =404; }',
    `location ~ ^/(?:${pages})$ { try_files $uri.html =404; }`,
    `location ~ ^/${spellings}$ { return 308 /$1$is_args$args; }`,
    `location ~ ${UNSERVED_ADDRESSES} { return 404; }`,
    counted ? writeCountLocation(counted) : '',
    'location / { try_files $uri =404; }',
  ]
  return locations.filter(Boolean).join('\n')
}

const writeCountLocation = (counted: string) => `location ~ ^/(?:${counted})$ {
  access_log /var/log/nginx/mesure.log site_count;
  if ($request_method != POST) { return 404; }
  return 204;
}`
