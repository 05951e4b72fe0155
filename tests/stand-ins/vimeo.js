// Loaded by `node --import`: stands in for Vimeo, with one film, inside the process that requests it.
import { readFileSync } from 'node:fs'

const picture = readFileSync('tests/sites/complete/media/poster.webp')
const answer = {
  title: 'Une méthode en trois minutes',
  thumbnail_url: 'https://i.vimeocdn.com/video/740788474_640.jpg',
  duration: 200,
}

globalThis.fetch = async (address) => {
  const { host, searchParams } = new URL(String(address))
  if (host === 'i.vimeocdn.com') return new Response(picture)
  const isThere = searchParams.get('url')?.endsWith('/76979871')
  return isThere ? Response.json(answer) : new Response('', { status: 404 })
}
