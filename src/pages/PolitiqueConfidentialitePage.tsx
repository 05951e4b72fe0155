import * as text from '../../content/legal/politique-confidentialite.mdx'
import { LegalPage } from '../legal/LegalPage.tsx'

export default function PolitiqueConfidentialitePage() {
  return <LegalPage text={text} dating="update" />
}
