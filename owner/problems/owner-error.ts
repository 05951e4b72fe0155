/** An error that the owner can mend. Its message is complete, in French, and is shown without a stack. */
export class OwnerError extends Error {}

/** Makes an `OwnerError` from a template: throw ownerError`Le fichier « ${name} » manque. Remettez-le.` */
export const ownerError = (parts: TemplateStringsArray, ...values: (string | number)[]) =>
  new OwnerError(String.raw({ raw: parts }, ...values))
