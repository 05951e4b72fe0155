import { CONSENT_MONTHS } from '../../src/embeds/consent/consent.ts'

/**
 * How long data is kept, and how soon a request about it is answered, in the words of the legal texts. For
 * technical logs, the CNIL recommends six to twelve months. The answer to a request may have to be proved for
 * five years (article 2224 of the Code civil).
 */
export const durations = {
  retention: {
    contactYears: '3 ans',
    contractYears: '5 ans',
    billingYears: '10 ans',
    browsingMonths: '13 mois',
    logMonths: '12 mois',
    rightsRequestYears: '5 ans',
  },
  rightsRequestMonths: 'un mois',
  consentMonths: `${CONSENT_MONTHS} mois`,
}
