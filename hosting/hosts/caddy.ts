// Writes the configuration of Caddy for a site. The build calls it where site.yaml has `hosting: caddy`.
import { caching, IMMUTABLE } from '../caching.ts'
import { contentTypes } from '../content-type.ts'
import type { Policy } from '../policy.ts'
import { writeAddressPatterns, writeLines } from './configuration-text.ts'

/**
 * The log that counts visits: its lines hold neither the visitor's address nor the browser's name. It takes
 * requests with any `Host`, because Caddy gives the log of one site only the requests whose `Host` is, to the
 * letter, the host and port of the site's address.
 */
const COUNT_LOG = `{
	log mesure {
		output file {$SITE_LOG:/var/log/caddy/mesure.log}
		include http.log.access
		format filter {
			wrap json
			fields {
				request>remote_ip delete
				request>remote_port delete
				request>client_ip delete
				request>headers delete
				request>host delete
				request>uri regexp [?].* ""
				request>tls delete
				user_id delete
				resp_headers delete
			}
		}
	}
	log default {
		exclude http.log.access
	}
}
`

/** Names the posts that the log counts, and turns the log on. */
const countMatcher = (counted: string) =>
  `@count expression {method} == "POST" && {uri}.matches("^/(?:${counted})$")
log`

/** Answers the posts that the log counts, and keeps all other requests out of the log. */
const COUNT_ANSWER = `respond @count 204
skip_log`

/** Addresses that answer 404 though the folder holds a file or a folder of that name. */
const UNSERVED_ADDRESSES = [
  // A folder: `/assets/`
  '/$',
  // A compressed file: `/index.html.br`
  '\\.(?:br|gz)$',
  // The page that is sent with status 404.
  '^/404\\.html$',
].join('|')

/** `/.env` and `/assets/.env` */
const HIDDEN_ADDRESS = '/\\.'
/** The only hidden files that are public: `/.well-known/security.txt` */
const WELL_KNOWN_ADDRESS = '^/\\.well-known/(?:[^./][^/]*/?)+$'

const MISSING_MATCHER = `@missing not {
	file
	not path_regexp ${UNSERVED_ADDRESSES}
	not {
		path_regexp ${HIDDEN_ADDRESS}
		not path_regexp ${WELL_KNOWN_ADDRESS}
	}
}`

/**
 * Matches every value of `Range` to which Caddy may answer an error. None begins a single range at the first
 * byte, unless its last byte is very large.
 */
const PARTIAL_RANGE = `^bytes=(?:${[
  // Another first byte: `bytes=5-` and `bytes=-5`
  '[^0]',
  // Several ranges: `bytes=0-1,3-4`
  '0(?:-[0-9]*)?[^-0-9]',
  // A last byte of 15 digits or more, which may be larger than Caddy can read.
  '0-[0-9]{15}',
].join('|')})`

const IMMUTABLE_MATCHER = `# Caddy peut refuser une demande conditionnelle (412) ou partielle (416), et sa réponse garderait
# l’en-tête d’un an. Seule une demande entière, ou à partir du premier octet, le reçoit donc.
@immutable {
	path_regexp ^${IMMUTABLE}$
	not header If-Match *
	not header If-Unmodified-Since *
	not header_regexp Range ${PARTIAL_RANGE}
}`

const ALLOW_METHODS = `header @method Allow "GET, HEAD"
respond @method 405`

/** Redirects other spellings of a page's address, then finds the file of the page. */
const FIND_PAGE = `route @spelling {
	rewrite * /{re.spelling.1}
	redir {uri} 308
}
rewrite / /index.html
rewrite @page {path}.html`

const SEND_FILE = `# Sans cette option, Caddy redirige vers l’adresse remise en ordre, parfois celle d’un autre site.
file_server {
	precompressed br gzip
	disable_canonical_uris
}`

/** Writes a whole Caddyfile, which reads the address and the folder of the site from the environment. */
export function caddy(policy: Policy): Record<string, string> {
  const { counted } = writeAddressPatterns(policy)
  const globalOptions = counted ? COUNT_LOG : ''
  const site = writeBlock('{$SITE_ADDRESS:localhost}', [
    'root * {$SITE_ROOT:/srv/site/dist}\n',
    ...listMatchers(policy),
    '',
    writeBlock('route', listRouteSteps(policy)),
  ])
  return {
    Caddyfile: `# Produit par la construction du site : ne pas modifier ici.\n${globalOptions}${site}\n`,
  }
}

/** Lists the matchers. Each names the requests, such as `@page`, that a step of the route is for. */
function listMatchers(policy: Policy): string[] {
  const { pages, spellings, counted } = writeAddressPatterns(policy)
  const matchers = [
    '@method not method GET HEAD',
    `@spelling path_regexp spelling ^/${spellings}$`,
    `@page path_regexp ^/(?:${pages})$`,
    MISSING_MATCHER,
    IMMUTABLE_MATCHER,
  ]
  return counted ? [countMatcher(counted), ...matchers] : matchers
}

/** Lists what Caddy does with a request, in this order. `respond`, `redir` and `file_server` end it. */
function listRouteSteps(policy: Policy): string[] {
  const { counted } = writeAddressPatterns(policy)
  const countSteps = counted ? [COUNT_ANSWER] : []
  return [
    setHeaders(policy),
    ...countSteps,
    ALLOW_METHODS,
    FIND_PAGE,
    sendNotFound(policy),
    `header @immutable Cache-Control "${caching.immutable}"`,
    setContentType(),
    SEND_FILE,
  ]
}

const setHeaders = ({ headers }: Policy) =>
  `# Une ligne par en-tête : un bloc serait appliqué trop tard, et absent des erreurs.
${writeLines(headers, (name, value) => `header ${name} "${value}"`)}
header Cache-Control "${caching.revalidate}"
header ?Vary Accept-Encoding
header -Server`

const sendNotFound = ({ notFound }: Policy) => `route @missing {
	# Le visiteur n’a pas la page d’erreur en réserve, et n’en veut pas un morceau.
	request_header -If-None-Match
	request_header -If-Modified-Since
	request_header -Range
	header Content-Type "text/html; charset=utf-8"
	rewrite * ${notFound}
	file_server {
		status 404
		precompressed br gzip
		disable_canonical_uris
	}
}`

const setContentType = () => `map {path} {site_type} {
${writeLines(contentTypes, (extension, type) => `\t~(?i)\\.${extension}$ "${type}"`)}
	default "application/octet-stream"
}
header Content-Type {site_type}`

/** Writes `title { … }`, with a tab before each line that is not empty. */
function writeBlock(title: string, contents: string[]): string {
  const indented = contents.join('\n').replace(/^(?=.)/gm, '\t')
  return `${title} {\n${indented}\n}`
}
