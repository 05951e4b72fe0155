/**
 * The promises and limits of the business, read as `constants.callMinutes` by every text and every
 * test. Each is an export of its own, so that the bundler writes its value where it is used.
 */

export const appointmentsPerMonth = 30
export const callMinutes = 30

/** Width over height. The box of the video reserves it unless `video.aspectRatio` says otherwise. */
export const videoAspectRatio = 1.85

export const schedulingFrameHeightPx = 900
export const schedulingFrameMinWidthPx = 320

/** ISO date shown by the legal notices and the privacy policy until the owner changes a text. */
export const legalPagesUpdatedOn = '2025-07-13'

export const retention = {
  contactYears: 3,
  contractYears: 5,
  billingYears: 10,
  browsingMonths: 13,
  /** Proof that a request was answered: the limitation period of article 2224 of the Code civil. */
  rightsRequestYears: 5,
}
export const rightsRequestMonths = 1

/** How long a stored consent choice is kept before we ask again. */
export const consentMonths = 6
