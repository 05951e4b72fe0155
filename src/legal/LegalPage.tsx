import { words } from 'virtual:site'
import { useEffect } from 'react'
import { dayInParis, frenchDate } from '../formats/dates.ts'
import scripted from '../styles/scripted.module.css'
import styles from './LegalPage.module.css'
import type { LegalText } from './LegalText.ts'
import { NextSteps } from './NextSteps.tsx'
import { Summary } from './Summary.tsx'
import { showDayConsulted } from './show-day-consulted.ts'

const builtOn = import.meta.env.SSR ? dayInParis(new Date()) : ''

export function LegalPage({ text }: { text: LegalText }) {
  const { title, day, sections, html } = text
  useEffect(showDayConsulted, [])
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <div>
          {day ? (
            <p>
              {words.legal.updatedOn} <time dateTime={day}>{frenchDate(day)}</time>
            </p>
          ) : (
            <DayConsulted />
          )}
        </div>
      </header>
      <Summary sections={sections} />
      <div
        className={styles.text}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build, which refuses HTML in texts and in facts.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <NextSteps />
    </article>
  )
}

/** The day on which the text is read; without JavaScript, the day of the build. */
const DayConsulted = () => (
  <>
    <noscript>
      <p>
        {words.legal.inForceOn} <time dateTime={builtOn}>{frenchDate(builtOn)}</time>
      </p>
    </noscript>
    <p
      className={`${styles.consulted} ${scripted.scripted}`}
      data-consulted={words.legal.consultedOn}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what the boot script has written.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  </>
)
