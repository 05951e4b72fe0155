import { measures } from 'virtual:audience'
import { startCounting } from './audience/count.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { wakePage } from './wake-page.ts'

if (measures) startCounting()
startNavigation()
wakePage()
