import { StepErrors, VALIDATE_FROM, VALIDATE_TO } from '@meridian/contract'
import { ApiError, StepRefusal, type StepErrorReply } from './api-error.ts'
import { postClassicForm, type ClassicReply, type ClassicRequest } from './classic-form.ts'
import { callFor, type Call } from './client.ts'

interface WorkflowForm {
  /** The path of the workflow under the base path. */
  action: string
  fields: URLSearchParams
}

export interface StepRange extends WorkflowForm {
  /** The indexes of the first and last step to validate. */
  start: number
  end: number
}

/** Lets the server validate steps of a workflow before the user continues. */
export async function validateSteps({ action, fields, start, end }: StepRange): Promise<StepErrorReply> {
  const reply = await postClassicForm({
    action,
    fields,
    headers: { [VALIDATE_FROM]: String(start), [VALIDATE_TO]: String(end) },
  })
  return parseStepErrors(reply, action)
}

/** The reply to a finished form. */
export interface WorkflowReply extends ClassicReply {
  /** The id and name of the created or changed item; null if the reply has none. */
  made: { id: string; name: string } | null
}

/** Sends a finished form; throws a StepRefusal if the server finds errors. */
export async function submitWorkflow(
  form: WorkflowForm & Pick<ClassicRequest, 'addToField'>,
  send: Call,
): Promise<WorkflowReply> {
  const calls = send.calls?.([], (trace) => submitWorkflow(form, callFor(trace)))
  const reply = await postClassicForm({ ...form, calls })
  const isExplained = send.rehearsal && reply.body === ''
  if (reply.loggedOut || isExplained) return { ...reply, made: null }
  if (reply.option) return { ...reply, made: { id: reply.option.value, name: reply.option.label } }
  const result = parseStepErrors(reply, form.action)
  if (result.has_errors) throw new StepRefusal(result, `POST ${form.action}`)
  const [id, name] = result.made ?? []
  return { ...reply, made: id !== undefined && name !== undefined ? { id, name } : null }
}

function parseStepErrors({ body }: ClassicReply, action: string): StepErrorReply {
  const endpoint = `POST ${action}`
  try {
    return StepErrors.parse(JSON.parse(body))
  } catch (cause) {
    throw new ApiError(`${endpoint} returned an unexpected response`, { reason: 'unreadable', endpoint, cause })
  }
}
