import { pageState } from './page-state.ts'

/** True for the path of a page of this site. The build writes the list of paths into each page. */
export const isPage = (path: string) => pageState().paths?.split(' ').includes(path) === true
