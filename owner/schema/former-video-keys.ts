/** The address of a video, from the keys that the first release asked for. */
const addresses: Record<string, string> = {
  wistia: 'https://fast.wistia.net/embed/iframe/{id}',
  vimeo: 'https://vimeo.com/{id}/{hash}',
  youtube: 'https://www.youtube.com/watch?v={id}',
  bunny: 'https://player.mediadelivery.net/play/{libraryId}/{id}',
  peertube: 'https://{instance}/w/{id}',
  mux: 'https://player.mux.com/{id}',
  dailymotion: 'https://www.dailymotion.com/video/{id}',
  'dailymotion player': 'https://geo.dailymotion.com/player/{playerId}.html?video={id}',
  loom: 'https://www.loom.com/share/{id}',
  vidalytics: 'https://fast.vidalytics.com/embeds/{accountId}/{id}/',
}

/** Puts the address in the place of the keys that make it, and leaves the others. */
export function withAddress(keys: Record<string, unknown>): Record<string, unknown> {
  const { id, hash, libraryId, pullZone, instance, playerId, accountId, ...rest } = keys
  const address = addresses[playerId ? 'dailymotion player' : String(keys.provider)]
  if (typeof id !== 'string' || !address || 'url' in keys) return keys
  const parts: Record<string, unknown> = { id, hash, libraryId, instance, playerId, accountId }
  const made = address.replace(/\{(\w+)\}/g, (_, part) => String(parts[part] ?? ''))
  // It could also be an address or an embed code.
  const isPasted = /[/<]|\w\.\w/.test(id)
  const thumbnailUrl = `https://${pullZone}.b-cdn.net/${id}/thumbnail.jpg`
  return {
    ...rest,
    url: isPasted ? id : made.replace(/(?<=\d)\/$/, ''),
    ...(pullZone !== undefined && { thumbnailUrl }),
  }
}
