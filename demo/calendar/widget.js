// @ts-check

// Stands where a real service's script would: added with the home page, removed with it, run again
// on each return. It only counts its runs, as an embed of ours has no need of it.
const page = /** @type {Window & { demonstrationRuns?: number }} */ (window)
page.demonstrationRuns = (page.demonstrationRuns ?? 0) + 1
