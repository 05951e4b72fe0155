import { startCounting } from 'virtual:audience'
import { startNavigation } from './navigation/start-navigation.ts'
import { wakePage } from './wake-page.ts'

startCounting()
startNavigation()
wakePage()
