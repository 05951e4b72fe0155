import { words } from 'virtual:site'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Site } from '../Site.ts'
import { askedConsentOf, thirdPartiesOf } from './consent.ts'

const wistia = {
  name: 'Wistia',
  country: 'États-Unis',
  privacyPolicy: 'https://wistia.com/privacy',
}
const calendly = {
  name: 'Calendly',
  country: 'Irlande',
  privacyPolicy: 'https://calendly.com/privacy',
}

/** What a page says of the services, with no-break spaces read as spaces. */
async function readPage(change: {
  consent: Site['consent']
  video: typeof wistia | null
  scheduling: typeof wistia | null
}) {
  const site = {
    consent: change.consent,
    consentVersion: 1,
    video: { service: change.video },
    scheduling: { service: change.scheduling },
  }
  const asked = askedConsentOf(site as unknown as Site)
  const asksConsent = Object.keys(asked.versions).length > 0
  vi.doMock('virtual:site', () => ({ site, words, asked, asksConsent }))
  const { ConsentCard } = await import('./ConsentCard.tsx')
  const { Footer } = await import('../components/Footer.tsx')
  const { ServiceNotice } = await import('./ServiceNotice.tsx')
  const html = renderToString(
    <>
      {(asksConsent ? thirdPartiesOf(site as unknown as Site) : []).map(({ purpose, service }) => (
        <ConsentCard key={purpose} purpose={purpose} service={service} onAllow={() => {}}>
          <a href="/autrement">Autrement</a>
        </ConsentCard>
      ))}
      <ServiceNotice purpose="video" />
      <ServiceNotice purpose="scheduling" />
      {asksConsent && <Footer path="/" />}
    </>,
  )
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('&#x27;', "'")
    .trim()
  return { html, text }
}

beforeEach(() => vi.resetModules())

describe('no third party', () => {
  it.each(['none', 'contextual'] as const)(
    'says nothing of services and has nothing to manage (%s)',
    async (consent) => {
      const { text } = await readPage({ consent, video: null, scheduling: null })
      expect(text).toBe('')
    },
  )
})

describe('services that come with the page', () => {
  it('names each one and what it learns, and asks nothing', async () => {
    const { text, html } = await readPage({ consent: 'none', video: wistia, scheduling: calendly })
    expect(text).toBe(
      'La vidéo est lue depuis Wistia (États-Unis), qui reçoit votre adresse IP dès qu’elle se charge et peut déposer ses propres cookies. Notre politique de confidentialité' +
        ' L’agenda est tenu par Calendly (Irlande), qui reçoit votre adresse IP et la campagne qui vous amène dès qu’il se charge, et peut déposer ses propres cookies. Notre politique de confidentialité',
    )
    expect(html).not.toContain('<button')
  })
})

describe('services that wait for consent', () => {
  it('says who, why, what is sent, where to read more, and what else to do', async () => {
    const { text, html } = await readPage({
      consent: 'contextual',
      video: wistia,
      scheduling: calendly,
    })
    expect(text).toContain(
      'Vidéo hébergée par Wistia (États-Unis) Wistia n’est pas autorisé : aucune donnée ne lui est transmise. Autoriser pendant 6 mois Wistia En savoir plus ou faire autrement Pour lire la vidéo ici, votre navigateur doit la demander à Wistia. Ce service reçoit alors votre adresse IP, des informations sur votre appareil et sur votre lecture ; il peut déposer ses propres cookies. Tant que vous ne le demandez pas, rien ne lui est envoyé.',
    )
    expect(text).toContain(
      'Pour afficher les créneaux ici, votre navigateur doit les demander à Calendly.',
    )
    expect(text).toContain(
      '« Autoriser pendant 6 mois » garde votre accord sur cet appareil pendant ce temps.',
    )
    expect(text).toContain('Vous préférez faire autrement ? Autrement')
    expect(text).toMatch(/Gérer mes choix$/)
    expect(html).toContain('href="https://wistia.com/privacy"')
    expect(html).toContain('href="https://calendly.com/privacy"')
    expect(html).toContain('href="/politique-confidentialite"')
  })

  it('asks about the one that is a third party, not about the one of our own', async () => {
    const { text } = await readPage({ consent: 'contextual', video: null, scheduling: calendly })
    expect(text).toMatch(/^Agenda tenu par Calendly/)
    expect(text).not.toContain('Vidéo')
    expect(text).toMatch(/Gérer mes choix$/)
  })

  it('carries no style attribute, which the content security policy refuses', async () => {
    const { html } = await readPage({ consent: 'contextual', video: wistia, scheduling: calendly })
    expect(html).not.toContain('style=')
  })
})

it('never claims that no cookie exists: a host may set one', async () => {
  const all = JSON.stringify(words)
  expect(all).toContain('Nos pages ne déposent pas de cookie.')
  expect(all).not.toMatch(/aucun cookie/i)
})
