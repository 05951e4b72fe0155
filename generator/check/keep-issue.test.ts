import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'

type Issue = { number: number; title: string; body: string; state: string }

const somebodys: Issue = { number: 1, title: 'Une question', body: '', state: 'open' }
const issues: Issue[] = [somebodys]
let told: string[] = []

/** GitHub, as far as it is asked. */
const github = createServer(async (request, response) => {
  const body = JSON.parse((await request.setEncoding('utf8').toArray()).join('') || '{}')
  const [, number, more] =
    /^\/repos\/lilas\/site\/issues(?:\/(\d+))?(\/comments)?/.exec(request.url ?? '') ?? []
  const issue = issues.find((each) => String(each.number) === number)
  const say = (status: number, answer: unknown) => {
    if (request.method !== 'GET') told.push(`${request.method} ${number ?? 'new'}${more ?? ''}`)
    response.writeHead(status).end(JSON.stringify(answer))
  }
  if (request.headers.authorization !== 'Bearer secret') return say(401, {})
  if (request.method === 'GET')
    return say(
      200,
      issues.filter(({ state }) => state === 'open'),
    )
  if (more) return say(201, {})
  if (issue) return say(200, Object.assign(issue, body))
  issues.push({ number: issues.length + 1, state: 'open', ...body })
  return say(201, {})
})

const folder = temporaryFolder()
beforeAll(() => new Promise<void>((done) => github.listen(0, '127.0.0.1', done)))
afterAll(() => {
  github.close()
})

/** One day: what the check said, and how it ended. */
async function day(status: 0 | 1, report: string, token = 'secret') {
  told = []
  writeFileSync(join(folder, 'report.txt'), report)
  await promisify(execFile)(
    process.execPath,
    ['generator/check/keep-issue.js', String(status), join(folder, 'report.txt')],
    {
      env: {
        ...process.env,
        GITHUB_API_URL: `http://127.0.0.1:${(github.address() as AddressInfo).port}`,
        GITHUB_REPOSITORY: 'lilas/site',
        GITHUB_TOKEN: token,
      },
    },
  )
  return told
}

it('keeps one issue while something is wrong, and closes it when all is well', async () => {
  expect(await day(0, 'Tout va bien.')).toEqual([])
  expect(await day(1, 'Le certificat expire dans 9 jours.')).toEqual(['POST new'])
  expect(issues[1]).toMatchObject({
    title: 'Le site en ligne demande votre attention',
    body: expect.stringContaining('Le certificat expire dans 9 jours.'),
  })
  expect(await day(1, 'Le certificat expire dans 9 jours.')).toEqual([])
  expect(await day(1, 'Le certificat expire dans 8 jours.')).toEqual(['PATCH 2'])
  expect(issues[1]?.body).toContain('8 jours')
  expect(await day(0, 'Tout va bien.')).toEqual(['POST 2/comments', 'PATCH 2'])
  expect(issues.map(({ state }) => state)).toEqual(['open', 'closed'])
  expect(await day(1, 'La page manque.')).toEqual(['POST new'])
  expect(issues).toHaveLength(3)
})

it('fails where it may not write', async () => {
  await expect(day(1, 'La page manque.', 'none')).rejects.toThrow(/401/)
})
