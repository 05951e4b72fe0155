import { recogniseScheduling, recogniseVideo } from '../../services/recognise.ts'
import { videoProviders } from '../../services/video-providers.ts'
import { isObject, type Problem, problem } from './problem.ts'
import type { Path } from './read-yaml.ts'

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
  const path: Path = typed === pasted ? ['video'] : ['video', key]
  const found = recogniseVideo(pasted)
  if ('order' in found) {
    const isCut = pasted.startsWith('<')
    const whole = 'Collez le code tout entier sous « video: | », décalé de deux espaces.'
    report(problem(path, pasted, isCut ? whole : found.order))
    return undefined
  }
  const { provider, fields } = found
  if (rest.provider !== undefined && rest.provider !== provider) {
    const { name } = videoProviders[provider].service
    report(
      problem(
        ['video', 'provider'],
        rest.provider,
        `L’adresse est celle d’une vidéo de ${name} : écrivez « provider: ${provider} », ou retirez cette ligne.`,
      ),
    )
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
