import { site } from 'virtual:site'
import { words } from 'virtual:words'
import { dial } from '../dial.ts'
import { fill } from '../fill.ts'

/** Shown where the owner gave a number. */
export const PhoneLink = ({ className }: { className?: string | undefined }) =>
  site.supportPhone && (
    <a className={className} href={`tel:${dial(site.supportPhone)}`}>
      {fill(words.frame.call, { phone: site.supportPhone })}
    </a>
  )
