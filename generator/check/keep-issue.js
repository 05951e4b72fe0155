// `node generator/check/keep-issue.js STATUS report.txt`, for the scheduled workflow: while something is
// wrong online, one open issue says what; when all is well again, it is closed.
import { readFileSync } from 'node:fs'

const TITLE = 'Le site en ligne demande votre attention'
const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env
const [, , status, file = ''] = process.argv

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function ask(method, path, body) {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${GITHUB_TOKEN}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${response.url}: ${response.status}`)
  return response.json()
}

const body = `\`npm run check -- --published\` répond :\n\n\`\`\`text\n${readFileSync(file, 'utf8').trim()}\n\`\`\`\n`
/** @type {{ number: number, title: string, body: string }[]} */
const open = await ask('GET', '?state=open&creator=github-actions%5Bbot%5D&per_page=100')
const issue = open.find(({ title }) => title === TITLE)
if (status === '0') {
  if (issue) {
    await ask('POST', `/${issue.number}/comments`, { body: 'Tout va de nouveau bien.' })
    await ask('PATCH', `/${issue.number}`, { state: 'closed' })
  }
} else if (!issue) {
  await ask('POST', '', { title: TITLE, body })
} else if (issue.body !== body) {
  await ask('PATCH', `/${issue.number}`, { body })
}
