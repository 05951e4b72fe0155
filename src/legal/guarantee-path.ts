/** Address of the guarantee's conditions, to which every page that states the guarantee links. */
export const guaranteePath = '/conditions-generales#garantie'
