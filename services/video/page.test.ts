import { expect, it } from 'vitest'
import { provider } from './page.ts'

it('is framed and linked as it is, and named as the owner says', () => {
  const service = {
    name: 'Vidéos Exemple',
    country: 'France',
    privacyPolicy: 'https://videos.exemple.fr/confidentialite',
  }
  const url = 'https://videos.exemple.fr/integrer/123'
  const video = provider.describe({ url, ...service }, 'https://www.example.com')
  expect(video).toEqual({ pageUrl: url, frameUrl: url, service })
})
