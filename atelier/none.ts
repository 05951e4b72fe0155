/** The answer of an owner who does not have what is asked, e.g. an insurer, in the words of the form. */
export const NONE = 'Il n’y en a pas'
