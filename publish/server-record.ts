// The file on the server that lists what we have sent there. Nothing else is ever removed.
import { writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import type Client from 'ssh2-sftp-client'
import { sendWhole, temporaryOf } from './send-whole.ts'

export type ServerRecord = {
  /** Names the publication that began last. */
  id?: string
  /** The files on the server that we have sent, and those of the last complete publication. */
  ours: string[]
  online: string[]
}

export const RECORD = '.publications.json'

/** @returns nothing where no publication of ours has been in this folder, `unreadable` where the file is damaged */
export async function readRecord(
  remote: Client,
  root: string,
): Promise<ServerRecord | 'unreadable' | undefined> {
  const file = `${root}/${RECORD}`
  const draft = temporaryOf(file)
  if (!(await remote.exists(file))) {
    // Where a new file cannot be renamed over the old one, a publication may have been killed between the two.
    const isLost = (await remote.exists(draft)) && (await readAt(remote, draft))
    if (!isLost) return undefined
    await remote.rename(draft, file)
  }
  return (await readAt(remote, file)) ?? 'unreadable'
}

async function readAt(remote: Client, file: string): Promise<ServerRecord | undefined> {
  const text = String(await remote.get(file))
  try {
    const { id, ours, online } = JSON.parse(text)
    return { id, ours: ours.filter(isInside), online: online.filter(isInside) }
  } catch {
    return undefined
  }
}

/** Refuses `/../x`, which a record that somebody has changed may name. */
const isInside = (path: string) =>
  path.startsWith('/') && posix.normalize(path) === path && !path.includes('\\')

/** @param draft the file on this machine that holds the record until it is sent */
export async function writeRecord(
  remote: Client,
  root: string,
  record: ServerRecord,
  draft: string,
) {
  writeFileSync(draft, JSON.stringify(record))
  await sendWhole(remote, draft, `${root}/${RECORD}`)
}
