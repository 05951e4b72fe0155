import { words } from 'virtual:site'
import { fill } from '../fill.ts'
import { dayInParis, frenchDate } from '../formats/dates.ts'
import { stateAttributes } from '../page-state.ts'
import styles from './LegalPage.module.css'
import type { LegalText } from './LegalText.ts'
import { NextSteps } from './NextSteps.tsx'
import { Summary } from './Summary.tsx'

const builtOn = dayInParis(new Date())

export function LegalPage({ text }: { text: LegalText }) {
  const { title, sections, dates, html } = text
  const { day, edition, showsToday } = dates
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <div className={styles.dates}>
          {day && (
            <p>
              {edition
                ? fill(words.legal.version, { version: String(edition) })
                : words.legal.updatedOn}{' '}
              <time dateTime={day}>{frenchDate(day)}</time>
            </p>
          )}
          {/* Without JavaScript, a text without a recorded version bears the day of the build. */}
          {showsToday && !day && (
            <noscript>
              <p>
                {words.legal.inForceOn} <time dateTime={builtOn}>{frenchDate(builtOn)}</time>
              </p>
            </noscript>
          )}
          {/* In the browser, `keepDayConsulted` writes today's date here. */}
          {showsToday && (
            <p
              className={styles.consulted}
              {...stateAttributes({ consulted: words.legal.consultedOn })}
            />
          )}
        </div>
      </header>
      <Summary sections={sections} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build, which refuses HTML in texts and in facts. */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      <NextSteps />
    </article>
  )
}
