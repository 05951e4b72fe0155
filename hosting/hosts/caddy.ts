import { caching, IMMUTABLE } from '../caching.ts'
import { contentTypes } from '../content-type.ts'
import type { Policy } from '../policy.ts'
import { linesOf, patternsOf } from './configuration-text.ts'

/**
 * The log of counts: its lines hold neither the visitor's address nor the browser's name. It takes
 * the requests of every host, because Caddy gives the log of one site only those whose `Host` is,
 * to the letter, the host and port of its address.
 */
const countLog = `{
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

const countRequests = (
  paths: string,
) => `	@count expression {method} == "POST" && {uri}.matches("^/(?:${paths})$")
	log
`

/** Writes a whole Caddyfile, which reads the address and the folder of the site from the environment. */
export function caddy(policy: Policy): Record<string, string> {
  const { pages, spellings, counted } = patternsOf(policy)
  return {
    Caddyfile: `# Produit par la construction du site : ne pas modifier ici.
${counted && countLog}{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/site/dist}

${counted && countRequests(counted)}	@method not method GET HEAD
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
	# Une demande qui peut être refusée (412, 416) l’est avec les en-têtes du fichier.
	@immutable {
		path_regexp ^${IMMUTABLE}$
		not header If-Match *
		not header If-Unmodified-Since *
		not header_regexp Range ^bytes=(?:[^0]|0(?:-[0-9]*)?[^-0-9]|0-[0-9]{15})
	}

	route {
		# Une ligne par en-tête : un bloc serait appliqué trop tard, et absent des erreurs.
${linesOf(policy.headers, (name, value) => `\t\theader ${name} "${value}"`)}
		header Cache-Control "${caching.revalidate}"
		header ?Vary Accept-Encoding
		header -Server
${counted && '\t\trespond @count 204\n\t\tskip_log\n'}		header @method Allow "GET, HEAD"
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
${linesOf(contentTypes, (extension, type) => `\t\t\t~(?i)\\.${extension}$ "${type}"`)}
			default "application/octet-stream"
		}
		header Content-Type {site_type}
		# Caddy enverrait l’adresse du visiteur, remise en ordre, parfois vers un autre site.
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`,
  }
}
