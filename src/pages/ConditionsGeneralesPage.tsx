import * as text from '../../content/legal/conditions-generales.mdx'
import { LegalPage } from '../legal/LegalPage.tsx'

export default function ConditionsGeneralesPage() {
  return <LegalPage text={text} dating="edition" />
}
