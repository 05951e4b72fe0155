/** An error that the owner can mend. Its message is complete, in French, and is shown without a stack. */
export class OwnerError extends Error {}
