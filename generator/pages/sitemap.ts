/** The sitemap of the indexable addresses, in the form of sitemaps.org. */
export const sitemap = (addresses: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`
