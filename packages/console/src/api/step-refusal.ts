import type { StepErrors } from '@meridian/contract'
import { ApiError } from './api-error.ts'

/** By step, then by field; `__all__` is the whole step. */
export type StepVerdict = StepErrors

/** The key of what is wrong with a step as a whole. */
export const WHOLE_STEP = '__all__'

/** The server found something wrong with a finished form, and did nothing. */
export class StepRefusal extends ApiError {
  readonly errors: StepVerdict['errors']

  constructor({ errors }: StepVerdict, endpoint: string) {
    const all = Object.values(errors).flatMap((fields) => Object.values(fields).flat())
    super(all.join(' '), { reason: 'refused', endpoint, status: 400 })
    this.errors = errors
  }
}
