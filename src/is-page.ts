/** True for the path of a page of ours: the build writes all of them on each page. */
export const isPage = (path: string) =>
  document.documentElement.dataset.paths?.split(' ').includes(path) === true
