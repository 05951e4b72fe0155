import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { runnerImport } from 'vite'
import { checkSiteConfig } from '../src/config/check-site-config.ts'
import type { SiteConfig } from '../src/config/SiteConfig.ts'
import { OwnerError } from './owner-error.ts'
import { readOwnerText } from './read-owner-text.ts'

/** The owner's file; `SITE_CONFIG` names another one. */
export const siteConfigPath = resolve(process.env.SITE_CONFIG ?? 'site.config.ts')

const files = {
  exists: (path: string) => existsSync(path) && statSync(path).isFile(),
  readText: readOwnerText,
}

/**
 * Reads and checks the owner's file.
 *
 * @throws {OwnerError} with every problem at once
 */
export async function loadSiteConfig(path = siteConfigPath): Promise<SiteConfig> {
  if (!files.exists(path)) {
    throw new OwnerError(
      `Le fichier de configuration « ${path} » n’existe pas. Corrigez la variable SITE_CONFIG, ou retirez-la pour utiliser site.config.ts.`,
    )
  }
  const config = await importDefault(path)
  const problems = checkSiteConfig(config, files)
  if (problems.length > 0) {
    throw new OwnerError(
      `La configuration « ${path} » est à corriger :\n${problems.map((sentence) => `  • ${sentence}`).join('\n')}`,
    )
  }
  return config as SiteConfig
}

async function importDefault(path: string): Promise<unknown> {
  try {
    const { module } = await runnerImport<{ default: unknown }>(pathToFileURL(path).href, {
      configFile: false,
      logLevel: 'silent',
    })
    return module.default
  } catch (error) {
    throw new OwnerError(
      `La configuration « ${path} » ne peut pas être lue : ${stripVTControlCharacters((error as Error).message)}\nVérifiez les guillemets, les virgules et les accolades à cet endroit et juste au-dessus.`,
    )
  }
}
