import { live } from './life.ts'
import { startNavigation } from './navigation/start-navigation.ts'

startNavigation()
live()
