import { words } from 'virtual:site'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { PlainPage } from '../components/PlainPage.tsx'

export const NotFoundPage = () => (
  <PlainPage title={words.notFound.title}>
    <p>{words.notFound.text}</p>
    <ButtonLink href="/">{words.notFound.link}</ButtonLink>
  </PlainPage>
)
