/** What the file says where the owner has no such thing, e.g. no insurer: « Il n’y en a pas » in the form. */
export const NONE = 'Il n’y en a pas'
