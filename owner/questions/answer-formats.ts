/*
 * The formats that an answer may have: an e-mail address, an amount, a choice. Each says how a typed text is read, and
 * which field asks for it. A question spreads one: `{ label: 'e-mail du support', …, ...email }`.
 */
import { domainToUnicode } from 'node:url'
import { parsePlainUrl } from '../../services/addresses/plain-url.ts'
import { phoneAddress } from '../../src/formats/phone-address.ts'
import { findContrastFault } from '../brand-colors.ts'
import { escapeMarkdown, groupDigits, link } from '../legal/markdown.ts'
import { plainLetters } from '../plain-letters.ts'
import { typeset } from '../typography.ts'
import { isYes } from '../values.ts'
import { readCountry } from './countries.ts'
import type { Reading } from './Question.ts'
import { asAddress, readAmount, readCapital, readPhone } from './read-as-written.ts'
import { digitsOf, refusalOfSiret } from './registry-numbers.ts'
import { matching, textFormat } from './text-format.ts'

/** Matches an e-mail address, except one with a sign that means something in a `mailto:` link, such as `?` or `&`. */
const EMAIL = /^[\p{L}\d._+-]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u
/** Matches a length of time in minutes and seconds, or with hours: `3:20`, `1:02:45`. */
const CLOCK_TIME = /^(?:\d:)?[0-5]?\d:[0-5]\d$/
/** Matches « RCS », the abbreviation of the trade register, beside a town: « RCS Lyon », « Lyon RCS ». */
const RCS = /^RCS (?:de |d[’'])?| RCS$/i
/** Matches the name of a town, « Lyon », but not the abbreviation of the trade register, « RCS ». */
const TOWN = /^(?!RCS\b)\p{L}[\p{L}\d '’.-]*$/iu
/** Matches what stands in the name of a company, or of an office, and of no person. */
const NO_PERSON =
  /\b(?:SASU?|SARL|EURL|SA|SCOP|SNC|SCI|GIE)\b|[Ss]ociété|[Aa]ssociation|[Hh]olding|[Rr]eprésentant/
/** Matches a path inside the site's folder, without hidden files or folders: `media/film.mp4`. */
const FILE_PATH = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/

export const line = textFormat({ read: typeset })
export const shortLine = textFormat({ read: typeset, max: 80 })
export const sentence = textFormat({ read: typeset, max: 1000 })

export const email = textFormat({
  read: matching(EMAIL),
  refusal: 'Écrivez une adresse e-mail, par exemple « bonjour@mon-agence.fr ».',
  toMarkdown: (value) => link(value, `mailto:${value}`),
})

export const phone = textFormat({
  read: readPhone,
  refusal: 'Écrivez les dix chiffres d’un numéro français, ou un numéro qui commence par « + ».',
  toMarkdown: (value) => link(value.replaceAll(' ', '\u00a0'), phoneAddress(value)),
})

/** The capital of a company, which a company « à capital variable » gives by its least amount. */
export const shareCapital = textFormat({
  read: readCapital,
  refusal:
    'Écrivez un montant en euros, par exemple « 5 000 € », ou « variable, 1 000 € minimum ».',
})

export const personName = textFormat({
  read: (typed) => (NO_PERSON.test(typed) ? undefined : typed),
  refusal:
    'Écrivez les prénoms et le nom d’une personne : une société ne dirige pas une publication (loi n° 82-652, article 93-2).',
})

export const amountBeforeTax = textFormat({
  read: (typed) => readAmount(typed.replace(/\s*(?:HT|hors taxes?)(?=\s*(?:\/|par|$))/i, '')),
  refusal:
    'Écrivez un montant en euros, hors taxes : un montant TTC se divise par 1,2. Par exemple « 600 € ».',
})

const writeUrl = (value: string) => link(domainToUnicode(new URL(value).host), value)

export const url = textFormat({
  read(typed) {
    const address = asAddress(typed)
    return parsePlainUrl(address) && address
  },
  refusal:
    'Écrivez une adresse qui commence par « https:// », par exemple « https://www.mon-agence.fr ».',
  toMarkdown: writeUrl,
})

export const siteUrl = textFormat({
  read(typed) {
    const address = asAddress(typed.toLowerCase()).replace(/\/+$/, '')
    return parsePlainUrl(address)?.origin === address ? address : undefined
  },
  refusal:
    'Écrivez l’adresse publique du site, en https et sans chemin : « https://www.mon-agence.fr ».',
  toMarkdown: writeUrl,
})

/** Where the site is sent, to the letter. `checkHosting` says whether it can be sent there. */
export const sftpAddress = {
  ...textFormat({ read: (typed) => typed }),
  kind: 'sftp-address',
} as const

export const clockTime = textFormat({
  read: matching(CLOCK_TIME),
  refusal: 'Écrivez les minutes, deux points, les secondes : « 3:20 ».',
})

export const siret = {
  kind: 'line',
  read(typed: string): Reading<string> {
    const digits = digitsOf(typed)
    const refusal = refusalOfSiret(digits)
    return refusal ? { refusal } : { value: digits }
  },
  toMarkdown: groupDigits,
} as const

export const city = textFormat({
  read: (typed) => matching(TOWN)(typed.replace(RCS, '')),
  refusal: 'Écrivez la ville seule, par exemple « Lyon ».',
})

export const country = textFormat({
  read: readCountry,
  refusal: 'Écrivez un pays par son nom français, par exemple « États-Unis ».',
})

/** Matches a path of a disk: `C:\\Photos\\moi.jpg`, `/Users/moi/moi.jpg`, `file:///moi.jpg`. */
const PATH_OF_DISK = /^(?:[a-z]:|[\\/~]|file:)|\\/i

/**
 * @param what names the file: « un fichier WebVTT »
 * @param maxBytes a file of this size is refused
 */
export const file = (extensions: readonly string[], what: string, maxBytes = 50_000_000) =>
  ({
    kind: 'file',
    extensions,
    maxBytes,
    read(typed: string): Reading<string> {
      const extension = typed.split('.').at(-1)?.toLowerCase() ?? ''
      if (!extensions.includes(extension)) {
        return {
          refusal: `Il faut ${what} : exportez de nouveau, car changer la fin du nom ne suffit pas.`,
        }
      }
      if (FILE_PATH.test(typed)) return { value: typed }
      return {
        refusal: PATH_OF_DISK.test(typed)
          ? `C’est un chemin sur votre ordinateur : copiez le fichier dans le dossier « media » du site, sous un nom sans espace ni accent, puis écrivez « media/nom.${extension} ».`
          : 'Le nom de ce fichier a une espace, un accent ou un autre signe : renommez-le avec des lettres sans accent, des chiffres et des tirets.',
      }
    },
  }) as const

const NO = /^(?:non|no|false)$/i

export const yesNo = {
  ...textFormat({
    read: (typed) => isYes(typed) || (NO.test(typed) ? false : undefined),
    refusal: 'Répondez oui ou non.',
  }),
  kind: 'yes-no',
  example: 'oui',
  choices: { oui: 'oui', non: 'non' },
} as const

/** A whole number, with a unit or without: `30 min.`, `1 000`, `30+ rendez-vous`. */
const NUMBER_AND_UNIT = /^(\d[\d\s]*)\+?\s*(.*?)\.?$/

export const whole = (min: number, max: number, unit = '') =>
  textFormat({
    read(typed) {
      const [, digits = '', typedUnit = ''] = NUMBER_AND_UNIT.exec(typed) ?? []
      const value = Number(digits.replace(/\s/g, ''))
      // A unit may be cut short, « min » for « minutes », but not be another: « par an » for « par mois ».
      const lowerUnit = typedUnit.toLowerCase()
      const isUnit = unit.startsWith(lowerUnit) || unit.endsWith(lowerUnit)
      return isUnit && value >= min && value <= max ? value : undefined
    },
    refusal: `Écrivez un nombre entier de ${min} à ${max}, en chiffres.`,
  })

/** The ratio of a width to a height: `16 / 9`, `1.78`, `1,78`. */
export const ratio = textFormat({
  read(typed) {
    const parts = typed.replaceAll(',', '.').split(/[/:x×]/)
    const [width = 0, height = 1] = parts.map(Number)
    const value = width / height
    return value >= 0.5 && value <= 3 ? value : undefined
  },
  refusal: 'Écrivez la largeur et la hauteur, « 16 / 9 », ou l’une divisée par l’autre, « 1,78 ».',
})

/**
 * @param choices the words of the answers, each with what it means to the owner
 * @param otherNames words that owners use instead
 */
export const choice = <Word extends string>(
  choices: Readonly<Record<Word, string>>,
  otherNames: Readonly<Record<string, NoInfer<Word>>> = {},
) => {
  const words = Object.keys(choices) as Word[]
  return {
    kind: 'choice',
    example: words[0] ?? '',
    choices: choices as Readonly<Record<string, string>>,
    read(typed: string): Reading<Word> {
      const isMeant = (word: Word) =>
        [word, choices[word]].some((name) => plainLetters(name) === plainLetters(typed))
      const value = words.find(isMeant) ?? otherNames[plainLetters(typed)]
      if (value !== undefined) return { value }
      return { refusal: `Choisissez une des réponses proposées : ${words.join(', ')}.` }
    },
    toMarkdown: (value: string) => escapeMarkdown(choices[value as Word] ?? value),
  } as const
}

export const color = {
  kind: 'color',
  read(typed: string): Reading<string> {
    const digits = typed.toLowerCase().replace('#', '')
    // A colour of three digits is completed: `1c5` is short for `11cc55`.
    const hex = digits.length === 3 ? `#${digits.replace(/./g, '$&$&')}` : `#${digits}`
    if (!/^#[\da-f]{6}$/.test(hex)) {
      return { refusal: 'Écrivez une couleur en six chiffres, entre guillemets : « "#1c5b49" ».' }
    }
    const fault = findContrastFault(hex)
    if (!fault) return { value: hex }
    return {
      refusal: `Cette couleur ne se lit pas assez bien sur le fond des pages : son contraste est de ${fault.contrast}, il en faut 4,5. Prenez-en une plus foncée.`,
      meant: fault.readable,
    }
  },
} as const
