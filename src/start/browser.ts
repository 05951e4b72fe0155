import { counter } from 'virtual:audience'
import { startNavigation } from '../navigation/start-navigation.ts'
import { reportBooking } from '../thanks.ts'
import { wakePage } from './wake-page.ts'

// The boot script may have waited too long, and gone on without.
if ('js' in document.documentElement.dataset) {
  counter?.start()
  startNavigation()
  wakePage()
  reportBooking()
}
