/**
 * How long data is kept, and how soon a request about it is answered, in the words of the legal texts. The
 * product's specification sets the first four durations and the last. For technical logs, the CNIL recommends
 * six to twelve months. A request is kept for five years, because the answer to it may have to be proved
 * until then (article 2224 of the Code civil).
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
