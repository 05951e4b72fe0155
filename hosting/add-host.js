// `node hosting/add-host.js netlify`: puts into the built site the files by which a host obeys our
// policy. For the owner, hence its sentences in French.
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What goes into the published folder; the rest of `dist-hosting/<host>/` stays beside it.
 * @type {Record<string, { files: string[], compresses: boolean }>}
 */
const HOSTS = {
  apache: { files: ['.htaccess'], compresses: false },
  netlify: { files: ['_headers'], compresses: true },
  cloudflare: { files: ['_headers', '_redirects'], compresses: true },
  vercel: { files: ['vercel.json'], compresses: true },
}

const { OUT_DIR: dir = 'dist' } = process.env
const [name = ''] = process.argv.slice(2)
const host = HOSTS[name]
if (!host) {
  const known = Object.keys(HOSTS).join(', ')
  fail(
    `${name ? `« ${name} » n’est pas un hébergeur connu : é` : 'É'}crivez ${known}. Pour nginx et Caddy, rien n’est à copier : leurs fichiers restent dans ${dir}-hosting/.`,
  )
} else if (!existsSync(dir) || !existsSync(`${dir}-hosting`)) {
  fail(`Aucun site construit dans « ${dir} » : lancez d’abord « npm run build ».`)
} else {
  for (const file of host.files) copyFileSync(join(`${dir}-hosting`, name, file), join(dir, file))
  // These hosts compress at their edge, and would publish ours as files of their own.
  if (host.compresses) removePrecompressed()
  console.log(`« ${dir} » est prêt pour ${name}, avec ${host.files.join(' et ')}.`)
}

function removePrecompressed() {
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:br|gz)$/.test(file)) rmSync(join(dir, file))
  }
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
