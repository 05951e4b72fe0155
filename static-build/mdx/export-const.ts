import type { Node } from './tree.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

function toExpression(value: Json): object {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(toExpression) }
  if (typeof value !== 'object' || value === null) return { type: 'Literal', value }
  return {
    type: 'ObjectExpression',
    properties: Object.entries(value).map(([key, item]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Literal', value: key },
      value: toExpression(item),
    })),
  }
}

/** `export const name = value`, as MDX keeps it in its tree. */
export const exportConst = (name: string, value: Json): Node => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ExportNamedDeclaration',
          specifiers: [],
          declaration: {
            type: 'VariableDeclaration',
            kind: 'const',
            declarations: [
              {
                type: 'VariableDeclarator',
                id: { type: 'Identifier', name },
                init: toExpression(value),
              },
            ],
          },
        },
      ],
    },
  },
})
