import type { ComponentChildren } from 'preact'

/**
 * What stands there without JavaScript: written into the page, and nothing to the script that wakes
 * it, which would load the frames in it.
 */
export const Noscript = ({ children }: { children: ComponentChildren }) =>
  import.meta.env.SSR ? (
    <noscript>{children}</noscript>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: whatever stands there, Preact then leaves alone
    <noscript dangerouslySetInnerHTML={{ __html: '' }} />
  )
