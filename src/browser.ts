import { measures } from 'virtual:audience'
import { startCounting } from './audience/count.ts'
import { live } from './life.ts'
import { startNavigation } from './navigation/start-navigation.ts'

if (measures) startCounting()
startNavigation()
live()
