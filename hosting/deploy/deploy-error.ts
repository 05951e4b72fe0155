import { sentences } from './sentences.ts'

export type DeployCode = keyof typeof sentences

/** Says, in French, what stopped a publication, or what the owner must answer before it can begin. */
export class DeployError extends Error {
  readonly code: DeployCode
  /** Values that the message quotes, e.g. the path of a file, but never a password or another secret. */
  readonly values: Record<string, string | number>

  constructor(code: DeployCode, values: DeployError['values'] = {}) {
    super(sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')))
    this.code = code
    this.values = values
  }
}
