// @ts-check

// Stands where a real service's script would: added with the home page, removed with it, run again
// on each return. Our own frame has no need of it, so it only counts its runs.
{
  // In a block: a second run may not declare the same name again.
  const page = /** @type {Window & { demonstrationRuns?: number }} */ (window)
  page.demonstrationRuns = (page.demonstrationRuns ?? 0) + 1
}
