import * as text from '../../content/legal/protection-donnees.mdx'
import { LegalPage } from '../legal/LegalPage.tsx'

export default function ProtectionDonneesPage() {
  return <LegalPage text={text} dating="edition" />
}
