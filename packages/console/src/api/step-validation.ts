import * as z from 'zod'
import { ApiError } from './api-error.ts'
import { postClassicForm } from './classic-form.ts'

const Verdict = z.object({
  has_errors: z.boolean(),
  workflow_slug: z.string(),
  /** By step, then by field; `__all__` is the whole step. */
  errors: z.record(z.string(), z.record(z.string(), z.array(z.string()))).default({}),
})
export type StepVerdict = z.infer<typeof Verdict>

/** The key of what is wrong with a step as a whole. */
export const WHOLE_STEP = '__all__'

export interface StepRange {
  /** Path of the workflow, under the base path. */
  action: string
  fields: URLSearchParams
  /** Places of the first and last step to judge. */
  start: number
  end: number
}

/** Lets the server judge steps of a workflow before the user goes on. */
export async function validateSteps({ action, fields, start, end }: StepRange): Promise<StepVerdict> {
  const { body } = await postClassicForm({
    action,
    fields,
    headers: { 'X-Horizon-Validate-Step-Start': String(start), 'X-Horizon-Validate-Step-End': String(end) },
  })
  const verdict = Verdict.safeParse(JSON.parse(body || 'null'))
  if (verdict.success) return verdict.data
  const endpoint = `POST ${action}`
  throw new ApiError(`${endpoint} answered something unexpected`, { reason: 'unreadable', endpoint })
}
