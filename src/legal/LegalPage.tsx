import { legalFrame as words } from '../../content/legal.ts'
import { frenchDate } from '../french-date.ts'
import styles from './LegalPage.module.css'
import type { LegalDates, LegalText } from './LegalText.ts'
import { useDayInParis } from './paris-day.ts'
import { Summary } from './Summary.tsx'

type LegalPageProps = {
  text: LegalText
  /** `update`: the day of the last change. `edition`: a numbered version, and the day it is read. */
  dating: 'update' | 'edition'
}

/** The frame of the four legal texts: title, date, summary beside the text. */
export function LegalPage({ text, dating }: LegalPageProps) {
  const { default: Text, title, sections, dates } = text
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <div className={styles.dates}>
          {dating === 'update' ? (
            <p>
              {words.updatedOn} <Day date={dates.updatedOn} />
            </p>
          ) : (
            <Edition {...dates} />
          )}
        </div>
      </header>
      <Summary sections={sections} />
      <div className={styles.text}>
        <Text />
      </div>
    </article>
  )
}

function Edition({ version, versionDate }: LegalDates) {
  const today = useDayInParis()
  return (
    <>
      <p>
        {`${words.version}\u00a0${version} ${words.versionFrom} `}
        <Day date={versionDate} />
      </p>
      <p className={styles.consulted}>
        {today && (
          <>
            {words.consultedOn} <Day date={today} />
          </>
        )}
      </p>
    </>
  )
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{frenchDate(date)}</time>
