import type { Problem } from '../problems/said.ts'
import { isObject, valueAt } from '../values.ts'

/** Keys that earlier versions knew, each with why its line can go. */
export const formerKeys: Readonly<Record<string, string>> = {
  'video.description': 'rien ne s’en sert plus.',
  'video.uploadDate': 'rien ne s’en sert plus.',
  hstsIncludeSubDomains: 'le site ne promet https que pour sa propre adresse.',
  consentVersion:
    'la question est posée de nouveau à tous dès que ses phrases, ou ce qu’elle dit d’un service, changent.',
  'scheduling.passClickIds': 'aucun identifiant publicitaire n’est plus transmis à l’agenda.',
  'legal.guarantee.countsNoShows':
    '« metric: réservation » compte un rendez-vous non honoré, « metric: présence » ne le compte pas.',
  'legal.guarantee.stillDue':
    'seul le Budget publicitaire, que paie le Client, reste dû, et la page le dit.',
}

/** Takes them out of what was typed: a release that drops a key must not stop a site. */
export const dropFormerKeys = (data: unknown): Problem[] =>
  Object.entries(formerKeys).flatMap(([key, reason]) => {
    const path = key.split('.')
    const name = path.at(-1) ?? ''
    const group = valueAt(data, path.slice(0, -1))
    if (!isObject(group) || !(name in group)) return []
    delete group[name]
    const message = `${key} : cette clé n’existe plus, elle est ignorée. Supprimez cette ligne : ${reason}`
    return [{ path, message }]
  })

/** Blanks of earlier releases: a sentence that has one of them is ignored. */
export const formerBlanks: readonly string[] = ['banner']
