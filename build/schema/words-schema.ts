import { z } from 'zod'
import type { Template } from '../../src/fill.ts'
import { notFound, type RouteName, routes } from '../../src/routes.ts'
import { closest } from './closest.ts'
import { section } from './leaves.ts'

/** What the build itself writes into any sentence. */
export const businessBlanks = [
  'appointmentsPerMonth',
  'callMinutes',
  'consentMonths',
  'siteName',
] as const
export type BusinessBlank = (typeof businessBlanks)[number]

/** A sentence, and the blanks that the page fills in it. */
function text<Blank extends string = never>(...blanks: Blank[]) {
  const known: readonly string[] = [...blanks, ...businessBlanks]
  const shown = known.map((blank) => `{${blank}}`)
  return z
    .string({ error: 'Écrivez « {key}: "votre phrase" ».' })
    .trim()
    .min(1, 'Écrivez « {key}: "votre phrase" ».')
    .superRefine((sentence, context) => {
      for (const [found, blank = ''] of sentence.matchAll(/\{([^{}]*)\}/g)) {
        if (known.includes(blank)) continue
        context.addIssue(
          `${found} n’existe pas ici. Vouliez-vous dire {${closest(blank, known)}} ? Possibles : ${shown.join(', ')}.`,
        )
      }
      if (/[{}]/.test(sentence.replace(/\{[^{}]*\}/g, ''))) {
        context.addIssue(`Une accolade est seule. Possibles : ${shown.join(', ')}.`)
      }
    })
    .meta({ description: `Peut contenir ${shown.join(', ')}.` }) as unknown as z.ZodType<
    Template<Blank>
  >
}

const sentences = () =>
  z
    .array(text(), { error: 'Écrivez chaque phrase sur sa ligne, après un tiret.' })
    .min(1, 'Écrivez chaque phrase sur sa ligne, après un tiret.')

type RouteWords = { title: string; description: string; footerLabel?: string }

/** Title and description for search engines and shared links; the label stands in the footer. */
const routeWords = Object.fromEntries(
  [...routes, notFound].map(({ name, isInFooter }) => {
    const shared = { title: text(), description: text() }
    return [name, isInFooter ? section({ ...shared, footerLabel: text() }) : section(shared)]
  }),
) as unknown as Record<RouteName, z.ZodType<RouteWords>>

const consentOf = () =>
  section({
    title: text('service', 'country'),
    essential: text('service', 'country'),
    what: text('service', 'country'),
    duration: text(),
  })

const outcome = () =>
  section({
    title: text(),
    announcement: text(),
    again: text(),
    email: text(),
    move: text(),
    next: text('means'),
    prepare: text(),
  })

/** Every sentence of the pages, as `site/words.yaml` writes them. */
export const wordsSchema = section({
  frame: section({
    skipLink: text(),
    home: text('banner'),
    coming: text(),
    unreachable: text(),
    footerNavigation: text(),
    newTab: text(),
    showAnyway: text(),
    call: text('phone'),
    ourPolicy: text(),
  }),
  notFound: section({ title: text(), text: text(), link: text() }),
  thanks: section({
    title: text(),
    booked: text(),
    unknown: text(),
    move: text(),
    question: text(),
    link: text(),
  }),
  home: section({
    banner: text(),
    hero: section({
      beforePromise: text(),
      promise: text(),
      afterPromise: text(),
      subline: sentences(),
      adBudget: text(),
      guaranteeLink: text(),
    }),
    videoStep: section({ label: text(), title: text(), onPaper: text() }),
    schedulingStep: section({
      label: text(),
      title: text(),
      onPaper: text(),
    }),
    help: section({ title: text(), link: text() }),
  }),
  video: section({
    untitled: text(),
    play: text('title'),
    load: text(),
    loading: text(),
    captions: text(),
    standing: text(),
    openFile: text(),
    watchOn: text('service'),
    write: text(),
    slow: text(),
    dead: text(),
    silent: text('service'),
    ended: text(),
    next: text(),
    transcript: text(),
    frameTitle: text('title'),
    status: section({ loading: text(), shown: text(), ready: text(), ended: text() }),
  }),
  scheduling: section({
    duration: text(),
    withHost: text('host'),
    steps: text(),
    discretion: text(),
    confidentiality: text(),
    clock: section({
      timeZone: text('time', 'changes'),
      timeZoneNextDay: text('time', 'changes'),
      change: text('time', 'day'),
      changeNextDay: text('time', 'day'),
    }),
    loading: text(),
    load: text(),
    question: text(),
    unasked: text(),
    openHere: text(),
    links: section({ open: text(), mail: text() }),
    mail: section({ subject: text(), body: text() }),
    silent: section({ title: text(), text: text(), announcement: text() }),
    booked: section({
      confirmed: outcome(),
      pending: outcome(),
      demonstration: outcome(),
      another: text(),
    }),
    skip: text(),
    frameTitle: text('service'),
    demonstrationTitle: text(),
  }),
  consentCard: section({
    video: consentOf(),
    scheduling: consentOf(),
    more: text(),
    clickIds: text(),
    untilThen: text(),
    theirPolicy: text('service'),
    always: text(),
    withdraw: text(),
    alternatives: text(),
  }),
  consentState: section({
    unasked: text('service'),
    once: text('service'),
    always: text('service', 'until'),
    notKept: text('service'),
  }),
  manageChoices: section({
    open: text(),
    title: text(),
    intro: text(),
    service: section({
      video: text('service', 'country'),
      scheduling: text('service', 'country'),
    }),
    allow: text('service'),
    withdraw: text('service'),
    withdrawal: text(),
    close: text(),
  }),
  audience: section({
    title: text(),
    what: text(),
    counted: text(),
    refused: text(),
    byBrowser: text(),
    refuse: text(),
    accept: text(),
  }),
  serviceNotice: section({
    video: text('service', 'country'),
    scheduling: text('service', 'country'),
  }),
  legal: section({
    summary: text(),
    updatedOn: text(),
    version: text('version'),
    consultedOn: text(),
    next: text(),
  }),
  routes: section(routeWords),
  searchEngines: section({ audience: text() }),
})

export type Words = z.infer<typeof wordsSchema>
