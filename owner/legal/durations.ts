/**
 * How long data is kept, and how soon a request about it is answered, in the words of the legal texts.
 * The specification has the first four and the last; the CNIL recommends six to twelve months for
 * technical logs, and five years are the limitation period that a request may have to be proved in
 * (article 2224 of the Code civil).
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
}
