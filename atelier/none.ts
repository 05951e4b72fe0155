/** How the form shows the answer `none`, e.g. that of an owner without an insurer. */
export const NONE = 'Il n’y en a pas'
