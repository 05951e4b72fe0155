import {
  type AnchorHTMLAttributes,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type AroundNavHandler, Link, Router, useLocation } from 'wouter'
import { withParameters } from '../../services/with-parameters.ts'
import { landing } from '../attribution.ts'
import { isPage } from '../routes.ts'
import { arrive } from './arrive.ts'
import { isOffline } from './is-offline.ts'
import { loadPage } from './pages.tsx'

/** After this time, a status says that the page is on its way, so that nobody taps again. */
const LATE_MS = 400

type Status = 'coming' | 'offline'

const StatusContext = createContext<Status | null>(null)

/** What the banner has to say of a page that is asked for: it is late, or there is no network. */
export const useNavigationStatus = () => useContext(StatusContext)

/** The fragment of the link that was tapped: Back and Forward lead to the top of a page, a link to its section. */
let tappedHash = ''

/** Brings a page that has just been shown to where its link led: to a section or, without one, to the top. */
export function arriveOnPage() {
  arrive(tappedHash)
  tappedHash = ''
}

type Props = { initialPath: string; children: ReactNode }

/** Gives wouter's router what our pages need: their texts are loaded before the address changes. */
export function Navigation({ initialPath, children }: Props) {
  const [status, setStatus] = useState<Status | null>(null)
  const latestVisit = useRef(0)

  const visit: AroundNavHandler = async (navigate, to, options) => {
    const url = new URL(withParameters(to, landing), location.href)
    latestVisit.current += 1
    const number = latestVisit.current
    const timer = setTimeout(() => setStatus('coming'), LATE_MS)
    try {
      await loadPage(url.pathname)
      if (number !== latestVisit.current) return
      setStatus(null)
      const isSamePage = url.pathname === location.pathname
      tappedHash = url.hash
      navigate(url.href, options)
      if (isSamePage) arriveOnPage()
    } catch {
      await giveUp(url, number)
    } finally {
      clearTimeout(timer)
    }
  }

  /** With a network, the text has gone with its build: the browser loads the page of the new build. */
  async function giveUp(url: URL, number: number) {
    const isCutOff = await isOffline()
    if (number !== latestVisit.current) return
    if (isCutOff) setStatus('offline')
    else location.assign(url)
  }
  const onMissing = useEffectEvent(() => giveUp(new URL(location.href), latestVisit.current))

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const forget = () => {
      latestVisit.current += 1
      setStatus(null)
    }
    let shownPath = location.pathname
    const onHistory = () => {
      forget()
      // Within a page, Back leads to the section that was read; another page is shown from its top.
      if (location.pathname === shownPath) arrive(location.hash)
      shownPath = location.pathname
      // Back or Forward has changed the address already, and the page on screen stays until the other is there.
      loadPage(shownPath).catch(onMissing)
    }
    history.scrollRestoration = 'manual'
    addEventListener('popstate', onHistory, { signal })
    addEventListener('online', () => setStatus(null), { signal })
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        history.scrollRestoration = 'manual'
        // The back/forward cache keeps a page but cancels its requests: a page that was on its way never comes.
        if (persisted) forget()
      },
      { signal },
    )
    // Another document that Back leads to scrolls to where it was.
    addEventListener(
      'pagehide',
      () => {
        history.scrollRestoration = 'auto'
      },
      { signal },
    )
    return () => listening.abort()
  }, [])

  return (
    <StatusContext value={status}>
      <Router ssrPath={initialPath} aroundNav={visit}>
        {children}
      </Router>
    </StatusContext>
  )
}

/** The path of the page to show: that of the address, once its text is there. Until then the page stays. */
export function useShownPath(): string {
  const [path] = useLocation()
  const [shown, setShown] = useState(path)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    loadPage(path).then(
      () => signal.aborted || setShown(path),
      // Some engines keep a module that failed as failed: once there is a network, the browser loads the page.
      () => addEventListener('online', () => location.reload(), { once: true, signal }),
    )
    return () => leaving.abort()
  }, [path])
  return shown
}

type PageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

const preload = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
  loadPage(currentTarget.pathname).catch(() => {})
}

/** A link to a page of ours, whose text is fetched when the pointer or the focus comes. */
export const PageLink = (props: PageLinkProps) => (
  <Link onPointerEnter={preload} onFocus={preload} {...props} />
)

/** For a text that is HTML, in which no component is: a ref by which its links lead to pages as `PageLink` does. */
export function useLinksOfText() {
  const [, navigate] = useLocation()
  return useCallback(
    (text: HTMLDivElement) => {
      const follow = (event: MouseEvent) => {
        const link = (event.target as Element).closest('a')
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
        if (!link || link.target || !isPlain || link.origin !== location.origin) return
        if (!isPage(link.pathname) || link.pathname === location.pathname) return
        event.preventDefault()
        navigate(link.pathname + link.hash)
      }
      text.addEventListener('click', follow)
      return () => text.removeEventListener('click', follow)
    },
    [navigate],
  )
}
