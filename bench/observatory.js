// `node bench/observatory.js`: the score that MDN's HTTP Observatory gives to the built site.
// Its scorer is fetched when asked for and never becomes a dependency; it runs on the headers that
// our own server sends, as if they came through https. Ends with 1 below 130.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServer } from '../hosting/server.js'
import { fetchPackages } from '../tools/fetch-packages.js'

/** Later versions may score differently: change it on purpose. */
const SCORER = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'
const LOWEST = 130
const HOST = 'www.example.com'

/** @typedef {{ status: number, headers: Record<string, string>, data: string, verified: boolean }} Captured */

async function capture() {
  const { OUT_DIR: dir = 'dist' } = process.env
  const policy = JSON.parse(readFileSync(`${dir}-hosting/policy.json`, 'utf8'))
  const server = await startServer({ dir, policy, host: '127.0.0.1', port: 0 })
  /** @type {(method: string) => Promise<Captured>} */
  const ask = async (method) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/`, { method })
    const headers = Object.fromEntries(answer.headers)
    // The scorer reads scripts only, and its parser stumbles over nested styles.
    const data = (await answer.text()).replace(/<style>.*?<\/style>/s, '')
    return { status: answer.status, headers, data, verified: true }
  }
  const captured = { page: await ask('GET'), preflight: await ask('OPTIONS') }
  await server.stop()
  return captured
}

/** @param {{ page: Captured, preflight: Captured }} captured */
async function score({ page, preflight }) {
  const scorer = resolve('.build/observatory/node_modules', SCORER)
  // The list that its install script would have downloaded; no example address is on it.
  const preloaded = join(scorer, 'conf/hsts-preload.json')
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
  /** @type {(file: string) => Promise<any>} */
  const load = (file) => import(pathToFileURL(join(scorer, 'src', file)).href)
  const { Requests } = await load('types.js')
  const { ALL_TESTS } = await load('constants.js')
  const { getGradeForScore, getScoreModifier } = await load('grader/grader.js')
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js')
  const { parseHttpEquivHeaders } = await load('retriever/utils.js')

  const requests = new Requests(HOST)
  const https = new URL(`https://${HOST}/`)
  const answer = { ...page, httpEquiv: parseHttpEquivHeaders(page.data, https.href), request: {} }
  requests.session = { url: https, jar: { serializeSync: () => ({ cookies: [] }) } }
  requests.resources.path = page.data
  Object.assign(requests.responses, {
    auto: answer,
    http: answer,
    https: answer,
    cors: preflight,
    // What stands before any server of ours: the host's own redirect to https.
    httpRedirects: [
      { url: new URL(`http://${HOST}/`), status: 301 },
      { url: https, status: 200 },
    ],
  })

  const results = ALL_TESTS.map((/** @type {(requests: unknown) => any} */ test) => test(requests))
  let base = 100
  let total = 100
  for (const test of results) {
    const points = getScoreModifier(test.result)
    total += points
    if (points < 0) base += points
    console.log(`${String(points).padStart(4)}  ${test.constructor.name}: ${test.result}`)
  }
  const final = getGradeForScore(base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? total : base)
  console.log(`\n${final.score} (${final.grade}), at least ${LOWEST} expected`)
  process.exitCode = final.score < LOWEST ? 1 : 0
}

if (!fetchPackages('.build/observatory', [`${SCORER}@${VERSION}`])) {
  throw new Error('The scorer could not be fetched.')
}
await score(await capture())
