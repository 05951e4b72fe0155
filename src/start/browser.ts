import { counter } from 'virtual:audience'
import { startNavigation } from '../navigation/start-navigation.ts'
import { pageState } from '../page-state.ts'
import { reportBooking } from '../thanks.ts'
import { wakePage } from './wake-page.ts'

// Unless the boot script has given this script up (`doWithout`).
if ('js' in pageState()) {
  counter?.start()
  startNavigation()
  wakePage()
  reportBooking()
}
