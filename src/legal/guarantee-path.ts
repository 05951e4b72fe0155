/** Where the conditions of the promise stand: a promise is never shown without a link to them. */
export const guaranteePath = '/conditions-generales#garantie'
