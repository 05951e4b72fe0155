import type { sentences } from './sentences.ts'

export type DeployCode = keyof typeof sentences

/** What stopped a publication, or what it must be told first. `sayDeploy` words it. */
export class DeployError extends Error {
  readonly code: DeployCode
  /** What its sentence quotes: never a secret. */
  readonly values: Record<string, string | number>

  constructor(code: DeployCode, values: DeployError['values'] = {}) {
    super(code)
    this.code = code
    this.values = values
  }
}
