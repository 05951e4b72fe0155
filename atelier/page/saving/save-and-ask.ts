/*
 * What the buttons of the owner's page ask the server to do with the site. Each saves the drafts first,
 * because the server works on the files.
 */
import type { Answers } from '../../../generator/online/publish-site.ts'
import { HttpError } from '../../server/HttpError.ts'
import type { Outcome } from '../../server/publisher.ts'
import { ask, type State } from '../api.ts'
import { current, update } from '../use-atelier.ts'
import { type SavedState, save } from './save-drafts.ts'
import { showFailure, showState } from './show-state.ts'

/** Saves all drafts. @throws {HttpError} if one of them was refused */
async function saveAll() {
  await save()
  if (current.drafts.length > 0) {
    throw new HttpError(
      409,
      'Une réponse n’est pas enregistrée : « Voir pourquoi », en haut, y mène.',
    )
  }
}

/** Records the legal texts as they are now, and the lawyer who has read them if one is named. */
export async function recordTexts(review: { reviewedBy?: string; reviewedOn?: string } = {}) {
  await save()
  try {
    showState(await ask<State>('accept', review))
  } catch (error) {
    showFailure(error)
  }
}

/** Builds the site. Gives the sentences on what to do with its files. */
export async function build() {
  await saveAll()
  return ask<{ next: string }>('build')
}

/**
 * Takes the film's picture from its service.
 *
 * @throws {HttpError} if the service has no picture; nothing is changed then
 */
export async function takePoster(mayReplace: boolean) {
  await saveAll()
  const saved = await ask<SavedState>('poster', { mayReplace })
  update({ done: [...current.done, saved.written], undone: [] })
  showState(saved)
}

/** Sends the site to its host. */
export async function publish(answers: Answers) {
  await saveAll()
  return ask<Outcome>('deploy', answers)
}
