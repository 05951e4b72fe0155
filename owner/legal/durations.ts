/**
 * For how long data is kept, and how soon a request about it is answered, as every legal text says it.
 * The specification has the first four and the last; the CNIL recommends six to twelve months for
 * technical logs, and five years are the limitation period that a request may have to be proved in
 * (article 2224 of the Code civil).
 */
export const durations = {
  retention: {
    contactYears: 3,
    contractYears: 5,
    billingYears: 10,
    browsingMonths: 13,
    logMonths: 12,
    rightsRequestYears: 5,
  },
  rightsRequestMonths: 1,
}
