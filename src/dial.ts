/** A number as `tel:` wants it, and as it can be dialled from anywhere: 04 72 00 00 00 → +33472000000. */
export const dial = (phone: string) => phone.replace(/[^\d+]/g, '').replace(/^0/, '+33')
