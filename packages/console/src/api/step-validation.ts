import { StepErrors, VALIDATE_FROM, VALIDATE_TO } from '@meridian/contract'
import { ApiError } from './api-error.ts'
import { postClassicForm, type ClassicReply } from './classic-form.ts'
import { StepRefusal, type StepVerdict } from './step-refusal.ts'

interface WorkflowForm {
  /** Path of the workflow, under the base path. */
  action: string
  fields: URLSearchParams
}

export interface StepRange extends WorkflowForm {
  /** Places of the first and last step to judge. */
  start: number
  end: number
}

/** Lets the server judge steps of a workflow before the user goes on. */
export async function validateSteps({ action, fields, start, end }: StepRange): Promise<StepVerdict> {
  const reply = await postClassicForm({
    action,
    fields,
    headers: { [VALIDATE_FROM]: String(start), [VALIDATE_TO]: String(end) },
  })
  return verdictIn(reply, action)
}

/** What a finished form led to. */
export interface WorkflowReply extends ClassicReply {
  /** The new thing's id; null where the reply does not say. */
  madeId: string | null
}

/** Sends a finished form; where the server finds something wrong with it, that is a StepRefusal. */
export async function submitWorkflow(form: WorkflowForm & { addToField?: string }): Promise<WorkflowReply> {
  const reply = await postClassicForm(form)
  if (reply.loggedOut) return { ...reply, madeId: null }
  if (reply.option) return { ...reply, madeId: reply.option.value }
  const verdict = verdictIn(reply, form.action)
  if (verdict.has_errors) throw new StepRefusal(verdict, `POST ${form.action}`)
  return { ...reply, madeId: verdict.made?.[0] ?? null }
}

function verdictIn({ body }: ClassicReply, action: string): StepVerdict {
  const endpoint = `POST ${action}`
  try {
    return StepErrors.parse(JSON.parse(body))
  } catch (cause) {
    throw new ApiError(`${endpoint} answered something unexpected`, { reason: 'unreadable', endpoint, cause })
  }
}
