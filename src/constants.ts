/** The promises and limits of the business: every text and every test reads them from here. */
export const constants = {
  appointmentsPerMonth: 30,
  callMinutes: 30,
  /** Width over height. The box of the video reserves it unless `video.aspectRatio` says otherwise. */
  videoAspectRatio: 1.85,
  schedulingFrame: { heightPx: 900, minWidthPx: 320 },
  /** ISO date shown by the legal notices and the privacy policy until the owner changes a text. */
  legalPagesUpdatedOn: '2025-07-13',
  retention: {
    contactYears: 3,
    contractYears: 5,
    billingYears: 10,
    browsingMonths: 13,
    /** Proof that a request was answered: the limitation period of article 2224 of the Code civil. */
    rightsRequestYears: 5,
  },
  rightsRequestMonths: 1,
  /** How long a stored consent choice is kept before we ask again. */
  consentMonths: 6,
} as const
