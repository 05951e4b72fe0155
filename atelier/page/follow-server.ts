// Saves what the owner types, and asks the server for changes of the site, one request after the other.

import type { Change } from '../differences.ts'
import { HttpError } from '../server/HttpError.ts'
import { ask, putFile, type State } from './api.ts'
import {
  change,
  current,
  endStep,
  goBack,
  goForward,
  takeState,
  unsavedFiles,
  update,
} from './store.ts'

/** The pause in typing after which the answers are saved. */
const SAVE_MS = 400
const ASK_MS = 1000

/** Names this tab to the server. */
const page = crypto.randomUUID()

const isBroken = (name: string) => current.state?.files[name]?.isBroken === true
const filesToSend = () => unsavedFiles(current).filter((name) => !isBroken(name))
const fileToSend = (name: string) => ({
  data: current.files[name],
  from: current.state?.files[name]?.version ?? '',
  page,
})

let wake = () => {}
let saveTimer: ReturnType<typeof setTimeout> | undefined

function saveSoon(delay = SAVE_MS) {
  clearTimeout(saveTimer)
  saveTimer = setTimeout(() => {
    saveTimer = undefined
    endStep()
    wake()
  }, delay)
}

export function edit(file: string, changes: Change[]) {
  change(file, changes)
  saveSoon()
}

export function undo() {
  goBack()
  saveSoon(0)
}

export function redo() {
  goForward()
  saveSoon(0)
}

/** Talks with the server until the page is closed. */
export async function followServer() {
  for (;;) {
    try {
      const [name] = saveTimer === undefined ? filesToSend() : []
      await (name ? save(name) : askForChanges())
      const isMoreToSave = saveTimer === undefined && filesToSend().length > 0
      if (!isMoreToSave) await pause()
    } catch (error) {
      await showFailure(error)
    }
  }
}

async function save(name: string) {
  const data = current.files[name]
  const { isWritten, state } = await putFile(name, fileToSend(name))
  const version = state.files[name]?.version
  if (isWritten && current.state && version !== undefined) {
    // The page knows what it has written itself.
    const file = { data: '', version, isBroken: false }
    const files = { ...current.state.files, [name]: file }
    update({ saved: { ...current.saved, [name]: data }, state: { ...current.state, files } })
  }
  takeState(state)
}

async function askForChanges() {
  const { run, version } = current.state ?? {}
  const { state } = await ask<{ state?: State }>('state', { run, version })
  if (state) takeState(state)
  else if (current.failure) update({ failure: undefined })
}

function pause() {
  return new Promise<void>((resolve) => {
    wake = resolve
    setTimeout(resolve, ASK_MS)
  })
}

async function showFailure(error: unknown) {
  // An error that is not an `HttpError` is a mistake in our code: the owner gets no sentence about it.
  if (!(error instanceof HttpError)) throw error
  update({ failure: { status: error.status, sentence: error.message } })
  if (error.status !== 401) return pause()
  // A server that was started again has another token, which stands in its address after `#`. If the owner
  // pastes this address in this tab, the browser does not load the page again, but fires `hashchange`.
  await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
}

/** Waits until all answers are on disk. @throws {HttpError} if they cannot be saved */
export async function saveAll() {
  saveSoon(0)
  while (unsavedFiles(current).length > 0) {
    if (current.failure) throw new HttpError(current.failure.status, current.failure.sentence)
    if (filesToSend().length === 0) throw new HttpError(409, 'Un fichier est à corriger d’abord.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Saves the last answers when the page is closed. If they cannot be saved, the browser asks before it closes. */
export function saveAtClose() {
  addEventListener('beforeunload', (event) => {
    const isInDanger = current.failure || filesToSend().length < unsavedFiles(current).length
    if (isInDanger && unsavedFiles(current).length > 0) event.preventDefault()
  })
  addEventListener('pagehide', () => {
    // Errors are ignored: the page is gone, and nobody could read them.
    for (const name of filesToSend()) putFile(name, fileToSend(name)).catch(() => {})
  })
}
