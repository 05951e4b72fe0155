import { useEffect, useState } from 'react'
import { pageTitle } from '../head.ts'
import type { Route } from '../routes.ts'
import styles from './RouteAnnouncer.module.css'

/** Says the new page's title to screen readers, which hear nothing of a client-side navigation. */
export function RouteAnnouncer({ route }: { route: Route }) {
  const [first] = useState(route)
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => {
    if (route !== first) setHasMoved(true)
  }, [route, first])
  return (
    <p className={styles.announcer} role="status">
      {hasMoved && pageTitle(route)}
    </p>
  )
}
