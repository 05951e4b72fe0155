import { site, words } from 'virtual:site'
import { fill } from '../fill.ts'
import { phoneAddress } from '../formats/phone-address.ts'

export const PhoneLink = ({ className }: { className?: string | undefined }) =>
  site.supportPhone && (
    <a className={className} href={phoneAddress(site.supportPhone)}>
      {fill(words.frame.call, { phone: site.supportPhone })}
    </a>
  )
