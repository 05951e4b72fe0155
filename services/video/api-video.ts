// api.video: its addresses, its frame, and the messages of its player.
import type { Messages, Provider, Sample } from '../Provider.ts'
import { createReader, parseMessage } from '../read-message.ts'

export const provider: Provider = {
  service: { name: 'api.video' },
  verified: '2026-11-22, @api.video/player-sdk 1.2.33, lu',
  example: 'https://embed.api.video/vod/vi4k0jvEUuaTdRAEjQ4Jfrgz',
  hosts: ['api.video'],
  addresses: ['(embed|cdn).api.video/vod/{id}?token={token}', '(embed|cdn).api.video/vod/{id}'],
  blanks: { id: /vi[A-Za-z\d]{10,40}/, token: /[\w-]+/ },
  allow: 'autoplay; fullscreen; picture-in-picture',
  autoplay: { autoplay: 'true' },
  describe: (_url, { id, token }, siteUrl) => {
    const address = `https://embed.api.video/vod/${id}${token ? `?token=${token}` : ''}`
    return {
      pageUrl: address,
      // The part after the `#` gives the player the page's origin, as the vendor's script does.
      frameUrl: `${address}#api;sdkOrigin:${btoa(new URL(siteUrl).origin)};sdkPlayerId:1`,
      // A private video gets no `thumbnailUrl`, because the address of its picture cannot be composed.
      ...(!token && { thumbnailUrl: `https://cdn.api.video/vod/${id}/thumbnail.jpg` }),
    }
  },
}

const readEvent = createReader('type', {
  ready: { kind: 'ready' },
  play: { kind: 'playing' },
  ended: { kind: 'ended' },
  error: { kind: 'failed' },
})

export const messages: Messages = {
  read: (data) => (parseMessage(data).sdkPlayerId === undefined ? undefined : readEvent(data)),
}

export const samples: readonly Sample[] = [
  [{ type: 'sdkSync', sdkPlayerId: '1' }, null],
  [{ type: 'ready', sdkPlayerId: '1' }, { kind: 'ready' }],
  [{ type: 'play', sdkPlayerId: '1' }, { kind: 'playing' }],
  [{ type: 'ended', sdkPlayerId: '1' }, { kind: 'ended' }],
  [{ type: 'error', sdkPlayerId: '1' }, { kind: 'failed' }],
]
