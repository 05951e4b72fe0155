import type { Properties } from 'hast'
import type { TextDirective } from 'mdast-util-directive'

/** An element of HTML among Markdown. */
export const element = (hName: string, children: unknown[], hProperties: Properties = {}) =>
  ({
    type: 'textDirective',
    name: hName,
    data: { hName, hProperties },
    children,
  }) as TextDirective
