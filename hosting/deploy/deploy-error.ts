import { sentences } from './sentences.ts'

export type DeployCode = keyof typeof sentences

/** What stopped a publication, or what the owner must answer first. Its message is French. */
export class DeployError extends Error {
  readonly code: DeployCode
  /** What the message quotes: never a secret. */
  readonly values: Record<string, string | number>

  constructor(code: DeployCode, values: DeployError['values'] = {}) {
    super(sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')))
    this.code = code
    this.values = values
  }
}
