/** Makes the address of a link that calls a number: 04 72 00 00 00 → tel:+33472000000 */
export const phoneAddress = (phone: string) =>
  `tel:${phone.replace(/[^\d+]/g, '').replace(/^0/, '+33')}`
