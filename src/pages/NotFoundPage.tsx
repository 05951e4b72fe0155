import { words } from 'virtual:site'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { PlainPage } from '../components/PlainPage.tsx'

/** The page that the server sends for an unknown address, with a link to the home page. */
export const NotFoundPage = () => (
  <PlainPage title={words.notFound.title}>
    <p>{words.notFound.text}</p>
    <ButtonLink href="/">{words.notFound.link}</ButtonLink>
  </PlainPage>
)
