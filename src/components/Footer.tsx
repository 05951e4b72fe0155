import { counter } from 'virtual:audience'
import { consentVersions, site, words } from 'virtual:site'
import { ManageChoices } from '../embeds/consent/ManageChoices.tsx'
import { routes } from '../routes.ts'
import buttons from '../styles/button.module.css'
import styles from './Footer.module.css'

export const Footer = ({ path }: { path: string }) => (
  <footer className={styles.footer}>
    <nav aria-label={words.everyPage.footerNavigation}>
      <ul>
        {routes.map(
          (route) =>
            route.isInFooter && (
              <li key={route.path}>
                <a
                  className={buttons.text}
                  href={route.path}
                  aria-current={route.path === path ? 'page' : undefined}
                >
                  {words.routes[route.name].footerLabel}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
    {(consentVersions || counter) && <ManageChoices key={path} />}
    {site.publisher && <p>{site.publisher}</p>}
  </footer>
)
