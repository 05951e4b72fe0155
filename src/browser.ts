import { startCounting } from 'virtual:audience'
import { startNavigation } from './navigation/start-navigation.ts'
import { reportBooking } from './thanks.ts'
import { wakePage } from './wake-page.ts'

startCounting()
startNavigation()
wakePage()
reportBooking()
