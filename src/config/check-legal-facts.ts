import * as constants from '../constants.ts'
import { problem, unknownKeys } from './fields.ts'
import { type FactKind, type FactName, type FactRule, legalFactTable } from './legal-fact-table.ts'
import { parseSiren, parseSiret, parseVatNumber } from './registry-numbers.ts'
import { isBoolean, isDay, isEmail, isObject, isPhone, isUrl } from './value-forms.ts'

/** Longest address or name, and longest sentence, that a page can show without breaking. */
const MAX_LINE = 300
const MAX_SENTENCE = 1000

/** What is wrong with any text, whatever it should say; an order in French. */
function findTextFault(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return 'Écrivez un texte entre apostrophes, ou null.'
  if (value.trim() === '') return 'Écrivez un texte, ou null tant que vous ne savez pas.'
  if (value.length > max) {
    return `Écrivez ${max} caractères au plus (il y en a ${value.length}).`
  }
  // Control characters, line breaks, text-direction marks, halves of an emoji.
  if (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u.test(value)) {
    return 'Ce texte contient un caractère invisible ou un retour à la ligne : tapez-le de nouveau, sur une seule ligne.'
  }
  if (/^(?:[x.?…_-]+|todo|tbd|n\/?a|(?:à|a) compl[ée]ter)$/i.test(value.trim())) {
    return 'Écrivez null tant que vous ne savez pas : la page dira « [À compléter : …] ».'
  }
  return undefined
}

const textKinds: Partial<Record<FactKind, { isValid: (text: string) => boolean; fix: string }>> = {
  email: { isValid: isEmail, fix: 'Écrivez une adresse e-mail' },
  phone: {
    isValid: isPhone,
    fix: 'Écrivez dix chiffres, ou le numéro international qui commence par +',
  },
  url: {
    isValid: isUrl,
    fix: 'Écrivez une adresse qui commence par https://',
  },
  date: { isValid: isDay, fix: 'Écrivez une date qui existe, année-mois-jour' },
  siren: {
    isValid: (text) => parseSiren(text) !== undefined,
    fix: 'Recopiez les neuf chiffres de votre extrait Kbis ou de votre avis Insee : le dernier vérifie les autres',
  },
  siret: {
    isValid: (text) => parseSiret(text) !== undefined,
    fix: 'Recopiez les quatorze chiffres de votre avis Insee : le dernier vérifie les autres',
  },
  vat: {
    isValid: (text) => parseVatNumber(text) !== undefined,
    fix: 'Recopiez FR, la clé de deux caractères et le SIREN : la clé vérifie les autres',
  },
  city: {
    isValid: (text) => /^(?!RCS\b)[\p{L}][\p{L}\d '’.-]*$/iu.test(text),
    fix: 'Écrivez la ville seule',
  },
}

const isWholeBetween = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max

/** What to write instead of `value`, or `undefined` when it is right. */
function findFault({ kind, example, orNone }: FactRule, value: unknown): string | undefined {
  if (value === null || (orNone && value === 'none')) return undefined
  switch (kind) {
    case 'yes-no':
      return isBoolean(value) ? undefined : 'Écrivez true, false, ou null.'
    case 'payer':
      return value === 'client' || value === 'publisher'
        ? undefined
        : "Écrivez 'client', 'publisher', ou null."
    case 'slots': {
      const least = constants.appointmentsPerMonth
      return isWholeBetween(value, least, 1000)
        ? undefined
        : `Écrivez un nombre entier d’au moins ${least}, sans apostrophes : on ne peut pas garantir ${least} rendez-vous avec moins de créneaux.`
    }
    case 'days':
      return isWholeBetween(value, 1, 90)
        ? undefined
        : 'Écrivez un nombre entier de 1 à 90, sans apostrophes.'
    default: {
      const isLong = kind === 'sentence' || kind === 'phrase'
      const fault = findTextFault(value, isLong ? MAX_SENTENCE : MAX_LINE)
      if (fault) return fault
      const form = textKinds[kind]
      return form && !form.isValid(value as string)
        ? `${form.fix}, par exemple ${example}.`
        : undefined
    }
  }
}

type Values = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Checks one value against its rule. */
const checkValue = (at: string, value: unknown, rule: FactRule): string[] => {
  if (value === undefined) {
    return [
      problem(
        at,
        value,
        `Écrivez par exemple ${rule.example}, ou null tant que vous ne savez pas.`,
      ),
    ]
  }
  const fix = findFault(rule, value)
  return fix ? [problem(at, value, fix)] : []
}

/** Checks a value that cannot be unknown: without it, the whole entry has no place here. */
const checkRequired = (at: string, value: unknown, rule: FactRule): string[] =>
  (value ?? null) === null && !rule.isOptional
    ? [problem(at, value, `Écrivez ${rule.example}.`)]
    : checkValue(at, value, rule)

/** Checks an object by its rules. `otherKeys` are allowed too, and checked elsewhere. */
const checkObject = (
  at: string,
  value: unknown,
  rules: Record<string, FactRule>,
  { check = checkRequired, otherKeys = [] as readonly string[] } = {},
): string[] => {
  const keys = Object.keys(rules)
  if (!isObject(value)) return [problem(at, value, `Écrivez { ${keys.join(': …, ')}: … }.`)]
  return [
    ...unknownKeys(at, value, [...keys, ...otherKeys]),
    ...keys.flatMap((key) => check(`${at}.${key}`, value[key], rules[key] as FactRule)),
  ]
}

/** Checks a list; `checkItem` gets each item's place. */
const checkList = (
  at: string,
  value: unknown,
  example: string,
  checkItem: (at: string, item: unknown) => string[],
): string[] =>
  Array.isArray(value)
    ? value.flatMap((item, index) => checkItem(`${at}[${index}]`, item))
    : [problem(at, value, `Écrivez une liste, par exemple [${example}], ou [] s’il n’y en a pas.`)]

const storageRules: Record<string, FactRule> = {
  name: { kind: 'line', example: "'Scaleway SAS'" },
  address: { kind: 'line', example: "'8 rue de la Ville-l’Évêque, 75008 Paris'" },
  phone: { kind: 'phone', example: "'+33 1 84 13 00 00'", isOptional: true },
  purpose: { kind: 'phrase', example: "'sauvegardes'" },
}
const creditRule: FactRule = { kind: 'line', example: "'Vidéo : Studio Exemple'" }
const exclusionRule: FactRule = {
  kind: 'phrase',

  example: "'le Client a suspendu ses annonces de sa propre initiative'",
}
const insuranceRules: Record<string, FactRule> = {
  insurer: {
    kind: 'line',

    example: "'Assureur Exemple, 1 rue de l’Exemple, 75009 Paris'",
  },
  territory: { kind: 'line', example: "'France'" },
}
const dpoRules: Record<string, FactRule> = {
  name: { kind: 'line', example: "'Camille Exemple'" },
  email: { kind: 'email', example: "'dpo@mon-agence.fr'" },
}

const checkDpo = (dpo: unknown): string[] =>
  isObject(dpo)
    ? checkObject('legal.dpo', dpo, dpoRules)
    : [problem('legal.dpo', dpo, "Écrivez 'none' s’il n’y en a pas, ou { name: …, email: … }.")]

/** The facts of `legalFactTable` under one key: `publisher` → `name`, `siren`… */
const rulesOf = (group: string): Record<string, FactRule> =>
  Object.fromEntries(
    (Object.keys(legalFactTable) as FactName[])
      .filter((name) => name.startsWith(`${group}.`))
      .map((name) => [name.slice(group.length + 1), legalFactTable[name]]),
  )

function checkPublisher(publisher: Values): string[] {
  const at = 'legal.publisher'
  const siren = parseSiren(text(publisher.siren) ?? '')
  const siret = parseSiret(text(publisher.siret) ?? '')
  const vatNumber = parseVatNumber(text(publisher.vatNumber) ?? '')
  const faults: (string | false)[] = [
    siren !== undefined &&
      siret !== undefined &&
      !siret.startsWith(siren) &&
      `${at}.siret : « ${siret} » ne commence pas par le SIREN « ${siren} ». L’un des deux est à corriger.`,
    siren !== undefined &&
      vatNumber !== undefined &&
      !vatNumber.endsWith(siren) &&
      `${at}.vatNumber : « ${vatNumber} » ne finit pas par le SIREN « ${siren} ». L’un des deux est à corriger.`,
    text(publisher.vatNumber) !== undefined &&
      text(publisher.vatExemptText) !== undefined &&
      `${at}.vatNumber et ${at}.vatExemptText : on a un numéro de TVA ou une franchise, pas les deux. Mettez l’un des deux à null.`,
    text(publisher.rcsCity) !== undefined &&
      publisher.isInRneOnly === true &&
      `${at}.rcsCity et ${at}.isInRneOnly : le RNE ne se montre que sans numéro RCS. Mettez isInRneOnly à false, ou rcsCity à null.`,
    publisher.isSoleTrader === true &&
      (text(publisher.legalForm) !== undefined || text(publisher.shareCapital) !== undefined) &&
      `${at}.isSoleTrader : un entrepreneur individuel n’a ni forme sociale ni capital. Mettez legalForm et shareCapital à null, ou isSoleTrader à false.`,
  ]
  return faults.filter((fault) => fault !== false)
}

function checkEdition({ version, versionDate, updatedOn }: Values): string[] {
  const original = constants.legalPagesUpdatedOn
  return [
    ...(typeof version === 'string' && /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(version)
      ? []
      : [problem('legal.version', version, "Écrivez un numéro, par exemple '1.0'.")]),
    ...(isDay(versionDate)
      ? []
      : [
          problem(
            'legal.versionDate',
            versionDate,
            "Écrivez une date qui existe, année-mois-jour, par exemple '2026-11-20'.",
          ),
        ]),
    ...(updatedOn === null || (isDay(updatedOn) && updatedOn >= original)
      ? []
      : [
          problem(
            'legal.updatedOn',
            updatedOn,
            `Écrivez une date qui existe, année-mois-jour, à partir de '${original}', ou null.`,
          ),
        ]),
  ]
}

const groups = [
  'publisher',
  'director',
  'host',
  'privacy',
  'transfers',
  'guarantee',
  'jurisdiction',
] as const
const others = ['dataStorage', 'insurance', 'credits', 'dpo', 'version', 'versionDate', 'updatedOn']

/**
 * Checks the form of every fact of the legal pages, check digits and agreement between numbers
 * included. A `null` is never a fault here: the pages say what is missing.
 *
 * @returns French sentences, each beginning with the key
 */
export function checkLegalFacts(legal: unknown): string[] {
  if (!isObject(legal)) {
    return [problem('legal', legal, 'Reprenez la clé legal du fichier site.config.ts livré.')]
  }
  const { publisher, guarantee, dataStorage, insurance, credits, dpo } = legal
  const checkListOf = (rule: FactRule) => (at: string, value: unknown) =>
    value === null
      ? []
      : checkList(at, value, rule.example, (place, item) => checkRequired(place, item, rule))
  return [
    ...unknownKeys('legal', legal, [...groups, ...others]),
    ...groups.flatMap((group) =>
      checkObject(`legal.${group}`, legal[group], rulesOf(group), {
        check: checkValue,
        otherKeys: group === 'guarantee' ? ['exclusions'] : [],
      }),
    ),
    ...(isObject(publisher) ? checkPublisher(publisher) : []),
    ...(isObject(guarantee)
      ? checkListOf(exclusionRule)('legal.guarantee.exclusions', guarantee.exclusions)
      : []),
    ...checkList('legal.dataStorage', dataStorage, '{ name: … }', (at, item) =>
      checkObject(at, item, storageRules),
    ),
    ...(insurance === null ? [] : checkObject('legal.insurance', insurance, insuranceRules)),
    ...checkListOf(creditRule)('legal.credits', credits),
    ...(dpo === null || dpo === 'none' ? [] : checkDpo(dpo)),
    ...checkEdition(legal),
  ]
}
