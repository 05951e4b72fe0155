import { counter } from 'virtual:audience'
import { startNavigation } from '../navigation/start-navigation.ts'
import { pageState } from '../page-state.ts'
import { reportBooking } from '../thanks.ts'
import { wakePage } from './wake-page.ts'

// Where this script came too late, the boot script has removed `data-js`: nothing is started.
if ('js' in pageState()) {
  counter?.start()
  startNavigation()
  wakePage()
  reportBooking()
}
