import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LegalText } from '../../src/legal/LegalText.ts'
import complete from '../../tests/configs/complete.config.ts'
import type { LegalContext } from './legal-context.ts'
import { legalMdxOptions } from './legal-texts.ts'

export const wistia = {
  name: 'Wistia',
  country: 'États-Unis',
  privacyPolicy: 'https://wistia.com/privacy',
}
export const bookings = {
  name: 'Réservio',
  country: 'France',
  privacyPolicy: 'https://reservio.example/donnees',
}

/** Every fact known, two services, loaded on request. */
export const completeContext: LegalContext = {
  legal: complete.legal,
  name: complete.name,
  url: complete.url,
  consent: 'contextual',
  video: wistia,
  scheduling: bookings,
}

/** Compiles a text as the build does and renders it. No-break spaces show as `~`. */
export async function compile(source: string, changes: Partial<LegalContext> = {}) {
  const options = legalMdxOptions({ ...completeContext, ...changes })
  const text = (await evaluate(source, { ...runtime, ...options } as never)) as LegalText
  const html = renderToStaticMarkup(createElement(text.default))
  return { ...text, html: html.replaceAll('\u00a0', '~').replace(/\n/g, '') }
}
