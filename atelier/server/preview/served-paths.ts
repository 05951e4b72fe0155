/*
 * Decides which addresses the server of the preview answers. Vite would serve every file of the project, even
 * those that hold the owner's answers.
 */
import type { SiteBuild } from '../../../generator/prepare-build.ts'
import { routes } from '../../../src/routes.ts'

/** @param path as the browser has sent it: `/mentions-legales`, `/src/start/boot.ts` */
export const isServed = (path: string, build: SiteBuild) =>
  isPublished(path, build) || isModule(path)

/** Folder in which Vite keeps the packages that it has bundled, e.g. `/.build/atelier/deps/react.js`. */
export const CACHE_FOLDER = '.build/atelier'

const MODULE_FOLDERS = [
  '/src/',
  '/services/',
  '/atelier/preview/',
  // The script by which Vite tells a page that a module has changed.
  '/@vite/',
  // Modules that exist in no file. Vite sends the null character of their names as `__x00__`.
  '/@id/virtual:',
  '/@id/__x00__virtual:',
  `/${CACHE_FOLDER}/`,
]

/** Matches scripts of Vite's client, `/node_modules/vite/dist/client/env.mjs`, also as `/@fs/…/env.mjs`. */
const VITE_CLIENT = /^\/(?:@fs\/.+\/)?node_modules\/vite\/dist\/client\/[\w.]+$/

/** Matches addresses with `..`, or an encoded `.` or `/`, which Vite decodes: `/src/..%2fpackage.json` */
const LEADS_UP = /\.\.|%2[ef]/i

function isModule(path: string): boolean {
  if (LEADS_UP.test(path)) return false
  if (VITE_CLIENT.test(path)) return true
  return MODULE_FOLDERS.some((folder) => path.startsWith(folder))
}

const pagePaths = new Set(['/404', ...routes.map(({ path }) => path)])

/** True for a page, and for a file that the build publishes; hosts serve `/name.html` at `/name` too. */
const isPublished = (path: string, { files }: SiteBuild) =>
  pagePaths.has(path) || files.has(path) || files.has(`${path}.html`)
