import { expect, it } from 'vitest'
import { explainCompilerErrors } from './check-words.ts'

const explain = (output: string) => explainCompilerErrors(output).map(({ message }) => message)

it('has nothing to say when the compiler has not', () => {
  expect(explain('')).toEqual([])
})

it('names the text that a page no longer finds, once', () => {
  expect(
    explain(
      [
        "src/components/Banner.tsx(30,15): error TS2551: Property 'banner' does not exist on type '{ baner: string; }'. Did you mean 'baner'?",
        "src/components/Banner.tsx(30,15): error TS2551: Property 'banner' does not exist on type '{ baner: string; }'. Did you mean 'baner'?",
      ].join('\n'),
    ),
  ).toEqual([
    'content/ : le texte « banner » n’existe pas, et src/components/Banner.tsx (ligne 30) le lit. A-t-il été renommé ou effacé ? Remettez son nom.',
  ])
})

it('names the file that is gone', () => {
  expect(
    explain(
      "src/head.ts(2,22): error TS2307: Cannot find module '../content/home.ts' or its corresponding type declarations.",
    ),
  ).toEqual(['content/home.ts : ce fichier n’existe plus, et src/head.ts le lit. Remettez-le.'])
})

it('tells the line of anything else', () => {
  expect(explain("content/home.ts(8,3): error TS1005: ',' expected.")).toEqual([
    "content/home.ts, ligne 8 : ce passage ne convient pas. Vérifiez les guillemets, les virgules et les noms, ici et juste au-dessus. (Détail : ',' expected.)",
  ])
})
