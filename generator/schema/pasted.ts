import { recogniseScheduling, recogniseVideo } from '../../services/recognise.ts'
import { videoProviders } from '../../services/video-providers.ts'
import { type Problem, problem } from './problem.ts'
import { isObject, type Path } from './values.ts'

type Keys = Record<string, unknown>

/** A value alone is what was copied from the service. */
const keysOf = (value: unknown) => (typeof value === 'string' ? { url: value } : value)

/** No identifier holds any of these: an address, or an embed code, where its end was meant. */
const isPaste = (value: unknown): value is string =>
  typeof value === 'string' && /[/<]|\w\.\w/.test(value)

function readVideo(typed: unknown, report: (problem: Problem) => void): unknown {
  const keys = keysOf(typed)
  if (!isObject(keys) || keys.provider === 'page' || keys.provider === 'file') return keys
  const { url, ...rest } = keys
  const key = typeof url === 'string' ? 'url' : 'id'
  const pasted = keys[key]
  if (typeof pasted !== 'string' || (key === 'id' && !isPaste(pasted))) return keys
  if (/^[^:]*\.(?:mp4|webm)$/.test(pasted)) return { ...rest, provider: 'file', src: pasted }
  const path: Path = typed === pasted ? ['video'] : ['video', key]
  const found = recogniseVideo(pasted)
  if ('order' in found) {
    const file = /([\w-]+\.(?:mp4|webm))(?:[?#]|$)/.exec(pasted)?.[1]
    const order = `Téléchargez ce fichier dans le dossier « media », puis écrivez « video: media/${file} ».`
    report(problem(path, pasted, file ? order : found.order))
    return undefined
  }
  const { provider, fields } = found
  if (rest.provider !== undefined && rest.provider !== provider) {
    const { name } = videoProviders[provider].service
    const fix = `L’adresse est celle d’une vidéo de ${name} : écrivez « provider: ${provider} », ou retirez cette ligne.`
    report(problem(['video', 'provider'], rest.provider, fix))
  }
  return { ...rest, provider, ...fields }
}

function readScheduling(typed: unknown): unknown {
  const keys = keysOf(typed)
  if (!isObject(keys) || typeof keys.url !== 'string') return keys
  const { url = keys.url } = recogniseScheduling(keys.url)
  return { ...keys, url }
}

/**
 * Understands what an owner copied from a service, an address of any kind or an embed code, as the keys
 * that it stands for.
 */
export function understandPasted(data: unknown): { data: unknown; problems: Problem[] } {
  if (!isObject(data)) return { data, problems: [] }
  const problems: Problem[] = []
  const understood: Keys = { ...data }
  if ('video' in data) understood.video = readVideo(data.video, (found) => problems.push(found))
  if ('scheduling' in data) understood.scheduling = readScheduling(data.scheduling)
  return { data: understood, problems }
}
