import { pageState } from './page-state.ts'

/** True for the path of a page of ours: the build writes all of them on each page. */
export const isPage = (path: string) => pageState().paths?.split(' ').includes(path) === true
