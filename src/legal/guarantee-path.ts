/** The conditions of the promise. Whatever shows the promise links to them. */
export const guaranteePath = '/conditions-generales#garantie'
