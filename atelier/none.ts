/** The answer of an owner who has no such thing; `none` in the file. */
export const NONE = 'Il n’y en a pas'
