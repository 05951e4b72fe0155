import { counter } from 'virtual:audience'
import { startNavigation } from '../navigation/start-navigation.ts'
import { pageState } from '../page-state.ts'
import { reportBooking } from '../thanks.ts'
import { wakePage } from './wake-page.ts'

// If this script arrives after ten seconds, the boot script has removed `data-js`: nothing is started.
if ('js' in pageState()) {
  counter?.start()
  startNavigation()
  wakePage()
  reportBooking()
}
