// `npm run dev` and `npm run build`: runs Vite on the site that the command line names, in any shell.
import { parseOptions } from '../../hosting/parse-options.js'
import { checkProjectPath } from './check-project-path.js'

checkProjectPath()
parseOptions('site-dir', 'out-dir')
await import(new URL('../../node_modules/vite/bin/vite.js', import.meta.url).href)
