import { site, words } from 'virtual:site'
import { fill } from '../fill.ts'
import { phoneAddress } from '../formats/phone-address.ts'
import buttons from '../styles/button.module.css'

export const PhoneLink = () =>
  site.supportPhone && (
    <a className={buttons.text} href={phoneAddress(site.supportPhone)}>
      {fill(words.frame.call, { phone: site.supportPhone })}
    </a>
  )
