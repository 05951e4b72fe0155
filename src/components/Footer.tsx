import { consentVersions, counter, site, words } from 'virtual:site'
import { ManageChoices } from '../embeds/consent/ManageChoices.tsx'
import { routes } from '../routes.ts'
import buttons from '../styles/button.module.css'
import styles from './Footer.module.css'

export const Footer = ({ path }: { path: string }) => (
  <footer className={styles.footer}>
    <nav aria-label={words.everyPage.footerNavigation}>
      <ul>
        {routes.map((route) => {
          const { footerLabel } = words.routes[route.name]
          if (!footerLabel) return null
          return (
            <li key={route.path}>
              <a
                className={buttons.text}
                href={route.path}
                aria-current={route.path === path ? 'page' : undefined}
              >
                {footerLabel}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
    {(consentVersions || counter) && <ManageChoices key={path} />}
    {site.publisher && <p>{site.publisher}</p>}
  </footer>
)
