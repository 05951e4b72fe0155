/** What the owner can mend: its message is French and complete, and is shown without a stack. */
export class OwnerError extends Error {}

/** The same in one sentence: throw ownerError`Le fichier « ${name} » manque. Remettez-le.` */
export const ownerError = (parts: TemplateStringsArray, ...values: (string | number)[]) =>
  new OwnerError(String.raw({ raw: parts }, ...values))
