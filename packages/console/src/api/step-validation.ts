import { StepErrors, VALIDATE_FROM, VALIDATE_TO } from '@meridian/contract'
import { ApiError, StepRefusal, type StepVerdict } from './api-error.ts'
import { postClassicForm, type ClassicReply } from './classic-form.ts'

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
  /** What was made, or changed: its id and what it is called; null where the reply does not say. */
  made: { id: string; name: string } | null
}

/** Sends a finished form; where the server finds something wrong with it, that is a StepRefusal. */
export async function submitWorkflow(form: WorkflowForm & { addToField?: string }): Promise<WorkflowReply> {
  const reply = await postClassicForm(form)
  if (reply.loggedOut) return { ...reply, made: null }
  if (reply.option) return { ...reply, made: { id: reply.option.value, name: reply.option.label } }
  const verdict = verdictIn(reply, form.action)
  if (verdict.has_errors) throw new StepRefusal(verdict, `POST ${form.action}`)
  const [id, name] = verdict.made ?? []
  return { ...reply, made: id !== undefined && name !== undefined ? { id, name } : null }
}

function verdictIn({ body }: ClassicReply, action: string): StepVerdict {
  const endpoint = `POST ${action}`
  try {
    return StepErrors.parse(JSON.parse(body))
  } catch (cause) {
    throw new ApiError(`${endpoint} answered something unexpected`, { reason: 'unreadable', endpoint, cause })
  }
}
