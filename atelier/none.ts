/** The answer of an owner who has no such thing, e.g. no insurer, in the words of the form. */
export const NONE = 'Il n’y en a pas'
