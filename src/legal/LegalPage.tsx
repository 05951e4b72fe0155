import { words } from 'virtual:site'
import { fill } from '../fill.ts'
import { frenchDate } from '../formats/dates.ts'
import type { Dating } from '../routes.ts'
import styles from './LegalPage.module.css'
import type { LegalDates, LegalText } from './LegalText.ts'
import { NextSteps } from './NextSteps.tsx'
import { Summary } from './Summary.tsx'

/** The frame of the four legal texts: title, date, summary beside the text. */
export function LegalPage({ text, dating }: { text: LegalText; dating: Dating }) {
  const { title, sections, dates, html } = text
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <div className={styles.dates}>
          {dating === 'update' ? (
            <p>
              {words.legal.updatedOn} <Day date={dates.updatedOn} />
            </p>
          ) : (
            <Edition {...dates} />
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

const Edition = ({ version, versionDate }: LegalDates) => (
  <>
    <p>
      {fill(words.legal.version, { version })} <Day date={versionDate} />
    </p>
    {/* Completed in the browser: `keepDayConsulted`. */}
    <p className={styles.consulted} data-consulted-on={words.legal.consultedOn} />
  </>
)

const Day = ({ date }: { date: string }) => <time dateTime={date}>{frenchDate(date)}</time>
