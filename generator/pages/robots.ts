/**
 * robots.txt. A page that must stay out of the index is not disallowed: an engine has to read it to
 * see its `noindex`.
 */
export const robots = (siteUrl: string) => `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`
