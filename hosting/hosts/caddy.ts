// Writes the configuration of Caddy for a site.
import { caching, IMMUTABLE } from '../caching.ts'
import { contentTypes } from '../content-type.ts'
import type { Policy } from '../policy.ts'
import { type AddressPatterns, writeAddressPatterns, writeLines } from './configuration-text.ts'

/**
 * The log that counts visits holds neither the visitor's address nor the browser's name. It takes requests with
 * any `Host`: in the log of a single site, Caddy would write only requests that name its exact address.
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
}`

/** Addresses that answer 404 though the folder holds a file or a folder of that name. */
const UNSERVED_ADDRESSES = [
  // A folder: `/assets/`
  '/$',
  // A compressed file: `/index.html.br`
  '\\.(?:br|gz)$',
  '^/404\\.html$',
].join('|')

/** The only hidden files that are public: `/.well-known/security.txt` */
const WELL_KNOWN_ADDRESS = '^/\\.well-known/(?:[^./][^/]*/?)+$'

/**
 * Matches the values of `Range` to which Caddy may answer an error. A single range that starts at the first byte,
 * such as `bytes=0-99`, is not matched.
 */
const PARTIAL_RANGE = `^bytes=(?:${[
  // A range that starts after the first byte: `bytes=5-` and `bytes=-5`
  '[^0]',
  // Several ranges: `bytes=0-1,3-4`
  '0(?:-[0-9]*)?[^-0-9]',
  // A last byte of 15 digits or more, which may be larger than Caddy can read
  '0-[0-9]{15}',
].join('|')})`

/** Writes a whole Caddyfile, which reads the address and the folder of the site from the environment. */
export function caddy(policy: Policy): Record<string, string> {
  const patterns = writeAddressPatterns(policy)
  const isCounting = patterns.counted !== ''
  const blocks = [
    '# Produit par la construction du site : ne pas modifier ici.',
    isCounting ? COUNT_LOG : '',
    '{$SITE_ADDRESS:localhost} {\n\troot * {$SITE_ROOT:/srv/site/dist}\n',
    isCounting ? writeCountMatcher(patterns) : '',
    writeMatchers(patterns),
    '\n\troute {',
    '\t\t# Une ligne par en-tête : un bloc serait appliqué trop tard, et absent des erreurs.',
    writeHeaders(policy.headers),
    isCounting ? ANSWER_COUNTS : '',
    ANSWER_OTHER_METHODS,
    FIND_PAGE,
    writeMissingRoute(policy.notFound),
    writeFileHeaders(),
    SEND_FILE,
    '\t}\n}\n',
  ]
  return { Caddyfile: blocks.filter(Boolean).join('\n') }
}

// A matcher, such as `@page`, names the requests that a step of the route is for.

/** `log` writes each request of the site to the log, unless a step of the route has called `skip_log`. */
const writeCountMatcher = ({ counted }: AddressPatterns) =>
  `	@count expression {method} == "POST" && {uri}.matches("^/(?:${counted})$")
	log`

const writeMatchers = ({ pages, spellings }: AddressPatterns) => `	@method not method GET HEAD
	@spelling path_regexp spelling ^/${spellings}$
	@page path_regexp ^/(?:${pages})$
	@missing not {
		file
		not path_regexp ${UNSERVED_ADDRESSES}
		not {
			path_regexp /\\.
			not path_regexp ${WELL_KNOWN_ADDRESS}
		}
	}
	# Caddy peut refuser une demande conditionnelle (412) ou partielle (416), et sa réponse garderait
	# l’en-tête d’un an. Seule une demande entière, ou à partir du premier octet, le reçoit donc.
	@immutable {
		path_regexp ^${IMMUTABLE}$
		not header If-Match *
		not header If-Unmodified-Since *
		not header_regexp Range ${PARTIAL_RANGE}
	}`

// The steps of the route follow in their order. `respond`, `redir` and `file_server` end the route.

const writeHeaders = (headers: Policy['headers']) =>
  `${writeLines(headers, (name, value) => `\t\theader ${name} "${value}"`)}
		header Cache-Control "${caching.revalidate}"
		header ?Vary Accept-Encoding
		header -Server`

/** Answers each `POST` that counts a visit, and keeps all other requests out of the log. */
const ANSWER_COUNTS = '\t\trespond @count 204\n\t\tskip_log'

const ANSWER_OTHER_METHODS = '\t\theader @method Allow "GET, HEAD"\n\t\trespond @method 405'

/** Redirects other spellings of a page's address, and turns the address of a page into its file. */
const FIND_PAGE = `		route @spelling {
			rewrite * /{re.spelling.1}
			redir {uri} 308
		}
		rewrite / /index.html
		rewrite @page {path}.html`

const writeMissingRoute = (notFound: string) => `		route @missing {
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

/** All media types are set here, because Caddy's own list depends on the system that it runs on. */
const writeFileHeaders = () => `		header @immutable Cache-Control "${caching.immutable}"
		map {path} {site_type} {
${writeLines(contentTypes, (extension, type) => `\t\t\t~(?i)\\.${extension}$ "${type}"`)}
			default "application/octet-stream"
		}
		header Content-Type {site_type}`

const SEND_FILE = `		# Sans cette option, Caddy redirige vers l’adresse remise en ordre, parfois celle d’un autre site.
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}`
