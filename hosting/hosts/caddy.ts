// Writes the configuration of Caddy for a site.
import { caching, IMMUTABLE } from '../caching.ts'
import { contentTypes } from '../content-type.ts'
import type { Policy } from '../policy.ts'
import { writeAddressPatterns, writeLines } from './configuration-text.ts'

/**
 * The lines of this log hold neither the visitor's address nor the browser's name. It takes the
 * requests of every host, because Caddy gives the log of one site only those whose `Host` is, to the
 * letter, the host and port of its address.
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

/** Names the posts that the log counts. */
const countMatcher = (counted: string) =>
  `	@count expression {method} == "POST" && {uri}.matches("^/(?:${counted})$")
	log
`

/** Answers these posts, and keeps all other requests out of the log. */
const COUNT_ANSWER = `		respond @count 204
		skip_log
`

/** Writes a whole Caddyfile, which reads the address and the folder of the site from the environment. */
export function caddy(policy: Policy): Record<string, string> {
  const { pages, spellings, counted } = writeAddressPatterns(policy)
  return {
    Caddyfile: `# Produit par la construction du site : ne pas modifier ici.
${counted ? COUNT_LOG : ''}{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/site/dist}

${counted ? countMatcher(counted) : ''}	@method not method GET HEAD
	@spelling path_regexp spelling ^/${spellings}$
	@page path_regexp ^/(?:${pages})$
	@missing not {
		file
		not path_regexp /$|\\.(?:br|gz)$|^/404\\.html$
		not {
			path_regexp /\\.
			not path_regexp ^/\\.well-known/(?:[^./][^/]*/?)+$
		}
	}
	# Caddy peut refuser une demande conditionnelle (412) ou partielle (416), et sa réponse garderait
	# l’en-tête d’un an. Seule une demande entière, ou à partir du premier octet, le reçoit donc.
	@immutable {
		path_regexp ^${IMMUTABLE}$
		not header If-Match *
		not header If-Unmodified-Since *
		not header_regexp Range ^bytes=(?:[^0]|0(?:-[0-9]*)?[^-0-9]|0-[0-9]{15})
	}

	route {
		# Une ligne par en-tête : un bloc serait appliqué trop tard, et absent des erreurs.
${writeLines(policy.headers, (name, value) => `\t\theader ${name} "${value}"`)}
		header Cache-Control "${caching.revalidate}"
		header ?Vary Accept-Encoding
		header -Server
${counted ? COUNT_ANSWER : ''}		header @method Allow "GET, HEAD"
		respond @method 405
		route @spelling {
			rewrite * /{re.spelling.1}
			redir {uri} 308
		}
		rewrite / /index.html
		rewrite @page {path}.html
		route @missing {
			# Le visiteur n’a pas la page d’erreur en réserve, et n’en veut pas un morceau.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
			header Content-Type "text/html; charset=utf-8"
			rewrite * ${policy.notFound}
			file_server {
				status 404
				precompressed br gzip
				disable_canonical_uris
			}
		}
		header @immutable Cache-Control "${caching.immutable}"
		map {path} {site_type} {
${writeLines(contentTypes, (extension, type) => `\t\t\t~(?i)\\.${extension}$ "${type}"`)}
			default "application/octet-stream"
		}
		header Content-Type {site_type}
		# Sans cette option, Caddy redirige vers l’adresse remise en ordre, parfois celle d’un autre site.
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`,
  }
}
