import { z } from 'zod'
import type { Template } from '../../src/fill.ts'
import { notFound, type RouteName, routes } from '../../src/routes.ts'
import { closest } from './closest.ts'
import { section } from './field.ts'

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

/** `a{b,c} d` → `a{b,c}` and `d` */
type Split<Text extends string, By extends string> = Text extends `${infer First}${By}${infer Rest}`
  ? First | Split<Rest, By>
  : Text

type Sentences<Keys extends string> = {
  [Word in Split<Keys, ' '> as NameOf<Word> & string]: z.ZodType<Template<BlanksOf<Word>>>
}
type NameOf<Word> = Word extends `${infer Name}{${string}` ? Name : Word
type BlanksOf<Word> = Word extends `${string}{${infer Blanks}}` ? Split<Blanks, ','> : never

/** Some keys in the order of their page, each with the blanks that only the page fills: `home{banner}`. */
const keys = <Keys extends string>(names: Keys) =>
  Object.fromEntries(
    names.split(' ').map((word) => {
      const [name = '', blanks] = word.split(/[{}]/)
      return [name, text(...(blanks?.split(',') ?? []))]
    }),
  ) as Sentences<Keys>

const sentences = <Keys extends string>(names: Keys) => section(keys(names))

/** Several sentences under one key. */
const list = () =>
  z
    .array(text(), { error: 'Écrivez chaque phrase sur sa ligne, après un tiret.' })
    .min(1, 'Écrivez chaque phrase sur sa ligne, après un tiret.')

type RouteWords = { title: string; description: string; footerLabel?: string }

/** Title and description for search engines and shared links; the label stands in the footer. */
const routeWords = Object.fromEntries(
  [...routes, notFound].map(({ name, isInFooter }) => [
    name,
    sentences(isInFooter ? 'title description footerLabel' : 'title description'),
  ]),
) as unknown as Record<RouteName, z.ZodType<RouteWords>>

const consentOf = () =>
  sentences('title{service,country} essential{service,country} what{service,country} duration')

const outcome = () => sentences('title announcement again email move next{means} prepare')

const ofService = () => sentences('video{service,country} scheduling{service,country}')

/** Every sentence of the pages, as `defaults/words.yaml` writes them. */
export const wordsSchema = section({
  frame: sentences(
    'skipLink home coming unreachable footerNavigation newTab showAnyway call{phone} ourPolicy',
  ),
  notFound: sentences('title text link'),
  thanks: sentences('title booked unknown move question link'),
  home: section({
    banner: text(),
    bannerArrow: text(),
    hero: section({
      ...keys('beforePromise promise afterPromise'),
      subline: list(),
      ...keys('adBudget guaranteeLink'),
    }),
    videoStep: sentences('label title onPaper'),
    schedulingStep: sentences('label title onPaper'),
    help: sentences('title link'),
  }),
  video: section({
    ...keys(
      'untitled play{title} load loading captions standing openFile watchOn{service} write slow dead silent{service} ended next transcript frameTitle{title}',
    ),
    status: sentences('loading shown ready ended'),
  }),
  scheduling: section({
    ...keys('duration withHost{host} steps discretion confidentiality'),
    clock: sentences(
      'timeZone{time,changes} timeZoneNextDay{time,changes} change{time,day} changeNextDay{time,day}',
    ),
    ...keys('loading load question unasked openHere'),
    links: sentences('open mail'),
    mail: sentences('subject body'),
    silent: sentences('title text announcement'),
    booked: section({
      confirmed: outcome(),
      pending: outcome(),
      demonstration: outcome(),
      another: text(),
    }),
    ...keys('skip frameTitle{service} demonstrationTitle'),
  }),
  consentCard: section({
    video: consentOf(),
    scheduling: consentOf(),
    ...keys('more untilThen theirPolicy{service} always withdraw alternatives'),
  }),
  consentState: sentences('unasked{service} once{service} always{service,until} notKept{service}'),
  manageChoices: section({
    ...keys('open title intro'),
    service: ofService(),
    ...keys('allow{service} withdraw{service} withdrawal close'),
  }),
  audience: sentences('title what counted refused byBrowser refuse accept'),
  serviceNotice: ofService(),
  legal: sentences('summary updatedOn version{version} consultedOn next'),
  routes: section(routeWords),
  searchEngines: sentences('audience'),
})

export type Words = z.infer<typeof wordsSchema>
