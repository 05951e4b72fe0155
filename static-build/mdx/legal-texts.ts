import { relative, resolve } from 'node:path'
import mdx, { type Options } from '@mdx-js/rollup'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import type { LegalFacts } from '../../src/config/LegalFacts.ts'
import type { Site } from '../../src/config/Site.ts'
import * as constants from '../../src/constants.ts'
import { legalTextFiles } from '../legal-text-files.ts'
import { OwnerError, stopWithMessage } from '../owner-error.ts'
import { readOwnerText } from '../read-owner-text.ts'
import { describeTables } from './describe-tables.ts'
import { exportConst } from './export-const.ts'
import { fillInText } from './fill-in.ts'
import type { LegalContext } from './legal-context.ts'
import { numberSections } from './number-sections.ts'
import { printAddresses } from './print-addresses.ts'
import { TextError } from './text-error.ts'
import type { Node } from './tree.ts'
import { typesetTree } from './typeset-tree.ts'

/**
 * How legal texts become components. Everything that the configuration decides is decided here, at
 * build time: the browser receives the finished sentences and nothing to choose from.
 */
export function legalMdxOptions(context: LegalContext): Options {
  const { version, versionDate, updatedOn } = context.legal
  const dates = { version, versionDate, updatedOn: updatedOn ?? constants.legalPagesUpdatedOn }
  const fillIn = () => (tree: unknown) => {
    const { root, title, sections } = numberSections(fillInText(tree as Node, context))
    const exported = { title, sections, dates }
    root.children?.unshift(
      ...Object.entries(exported).map(([name, value]) => exportConst(name, value)),
    )
    return root
  }
  const finish = () => (tree: unknown) =>
    printAddresses(typesetTree(describeTables(tree as Node)), context.url)
  return {
    // Cast: our nodes are a simpler view of the same trees.
    remarkPlugins: [remarkGfm, fillIn as never],
    rehypePlugins: [finish as never],
  }
}

/** Says in French where a text is wrong and what to do about it. */
export function explainTextError(error: unknown, file: string): string {
  const { line, message } = error as { line?: number; message: string }
  const place = `${file}${line ? `, ligne ${line}` : ''}`
  return error instanceof TextError
    ? `${place} : ${message}`
    : `${place} : ce passage ne peut pas être lu. Vérifiez que chaque balise <…> est fermée, que chaque attribut est entre guillemets droits, et qu’aucun « < » ni « { » ne traîne dans une phrase. (Détail : ${message})`
}

/**
 * Compiles the legal texts of `content/legal/` with what the configuration says.
 *
 * A build reads them all before it starts, so that faults are said at once, without a stack, and
 * the previous build stays intact. The development server shows each fault on its page.
 */
export function legalTexts({
  site,
  legal,
}: {
  site: Pick<Site, 'name' | 'url' | 'consent' | 'video' | 'scheduling'>
  legal: LegalFacts
}): Plugin {
  const { config, transform } = mdx(
    legalMdxOptions({
      legal,
      name: site.name,
      url: site.url,
      consent: site.consent,
      video: site.video.service,
      scheduling: site.scheduling.service,
    }),
  )
  async function compile(source: string, file: string) {
    try {
      const compiled = await transform(source, file)
      return compiled && { code: compiled.code, map: null }
    } catch (error) {
      throw new OwnerError(explainTextError(error, relative(process.cwd(), file)))
    }
  }
  return {
    name: 'legal-texts',
    enforce: 'pre',
    async config(userConfig, env) {
      config(userConfig, env)
      if (env.command !== 'build') return
      const results = await Promise.allSettled(
        Object.values(legalTextFiles).map(async (file) =>
          compile(readOwnerText(file), resolve(file)),
        ),
      )
      const faults = results.flatMap((result) =>
        result.status === 'rejected' ? [`  • ${(result.reason as Error).message}`] : [],
      )
      if (faults.length > 0) {
        stopWithMessage(new OwnerError(`Les textes légaux sont à corriger :\n${faults.join('\n')}`))
      }
    },
    transform: compile,
  }
}
