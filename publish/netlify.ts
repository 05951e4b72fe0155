// Publishes a built site on Netlify as one ZIP file: visitors get all of it at once, or nothing of it.
//
// Documentation, read on 2026-11-23: « Deploy with the API, ZIP file method » in
// https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/, and `createSiteDeploy`,
// `getSiteDeploy` of https://github.com/netlify/open-api, swagger.yml at 6508031.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { listBuiltFiles } from '../generator/built-folder.ts'
import { PublishError, UNCHANGED } from './PublishError.ts'
import type { Sending } from './sftp.ts'
import type { NetlifyTarget } from './target.ts'

const API = 'https://api.netlify.com/api/v1'
const POLL_MS = 1000
const MOST_POLLS = 300

type Deploy = { id: string; state: string }

/** @throws {PublishError} */
export async function sendToNetlify({ siteId }: NetlifyTarget, sending: Sending) {
  const { secret, out } = sending
  if (!secret) {
    throw new PublishError(
      'Donnez un jeton d’accès Netlify (User settings, Applications, « New access token ») : il sert cette fois seulement, et n’est gardé nulle part.',
      'secret',
    )
  }
  const files = listBuiltFiles(out) ?? []
  const contents = files.map((path) => [path.slice(1), readFileSync(join(out, path))] as const)
  const zip = zipSync(Object.fromEntries(contents))
  const deploys = `${API}/sites/${siteId}/deploys`
  const { id } = await request(deploys, siteId, secret, zip)
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    const { state } = await request(`${deploys}/${id}`, siteId, secret)
    if (state === 'ready') return
    if (state === 'error') break
    await sleep(POLL_MS)
  }
  throw new PublishError(sentences[422] ?? '')
}

/** @param zip where it is given, the site is sent */
async function request(address: string, siteId: string, secret: string, zip?: Uint8Array) {
  const response = await fetch(address, {
    method: zip ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/zip' },
    body: zip ? Buffer.from(zip) : null,
    redirect: 'error',
  }).catch(() => {
    throw new PublishError(
      `La connexion à Netlify s’est interrompue. Vérifiez votre connexion à Internet, puis relancez. ${UNCHANGED}`,
    )
  })
  if (response.ok) return (await response.json()) as Deploy
  const { status } = response
  if (status === 401 || status === 403) {
    throw new PublishError(`Netlify refuse ce jeton. Vérifiez-le. ${UNCHANGED}`, 'secret')
  }
  const sentence = sentences[status]?.replace('{siteId}', siteId)
  throw new PublishError(
    sentence ??
      `Netlify est en panne (réponse ${status}). Relancez dans quelques minutes. ${UNCHANGED}`,
  )
}

const sentences: Record<number, string> = {
  404: `Netlify ne connaît pas le site « {siteId} », ou ce jeton n’y donne pas droit. Recopiez le « Project ID » de la page « Project configuration » du site, et prenez un jeton du même compte. ${UNCHANGED}`,
  422: `Netlify a refusé ce site. Relancez la publication ; si cela revient, la page « Deploys » du site dit pourquoi. ${UNCHANGED}`,
  429: `Netlify a reçu trop de demandes. Relancez dans quelques minutes. ${UNCHANGED}`,
}
