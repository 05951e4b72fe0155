/** Where there is none, and that is known. */
export const NONE = 'Il n’y en a pas'
