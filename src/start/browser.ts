import { counter } from 'virtual:audience'
import { startNavigation } from '../navigation/start-navigation.ts'
import { reportBooking } from '../thanks.ts'
import { wakePage } from './wake-page.ts'

// Unless the boot script has given this script up (`doWithout`).
if ('js' in document.documentElement.dataset) {
  counter?.start()
  startNavigation()
  wakePage()
  reportBooking()
}
