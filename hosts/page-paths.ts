import { routes } from '../src/routes.ts'

/** The addresses of all pages, home page first. The files of each host list them, and a test compares. */
export const pagePaths = [...routes.map(({ path }) => path), '/demonstration/agenda']
