// Loaded by `node --import`: stands in for Vimeo, with one film, inside the process that requests it.
import { readFileSync } from 'node:fs'

const picture = readFileSync('tests/sites/complete/media/poster.webp')
const answer = {
  title: 'Une méthode en trois minutes',
  thumbnail_url: 'https://i.vimeocdn.com/video/740788474_640.jpg',
  duration: 200,
}

globalThis.fetch = async (address) => {
  const { host } = new URL(String(address))
  return host === 'i.vimeocdn.com' ? new Response(picture) : Response.json(answer)
}
