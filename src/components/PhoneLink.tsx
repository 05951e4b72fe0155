import { site } from 'virtual:site'
import { frame } from '../../content/frame.ts'
import { dial } from '../dial.ts'

/** Shown where the owner gave a number. */
export const PhoneLink = ({ className }: { className?: string | undefined }) =>
  site.supportPhone && (
    <a className={className} href={`tel:${dial(site.supportPhone)}`}>
      {frame.call(site.supportPhone)}
    </a>
  )
