import * as text from '../../content/legal/mentions-legales.mdx'
import { LegalPage } from '../legal/LegalPage.tsx'

export default function MentionsLegalesPage() {
  return <LegalPage text={text} dating="update" />
}
