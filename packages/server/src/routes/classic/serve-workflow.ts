import { validateSteps, VALIDATE_FROM, VALIDATE_TO, type Workflow } from '@meridian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { badRequest, errorResponse } from '../../errors.ts'
import { formWithRows } from './form-of.ts'

/** What the page shows as alerts: Danger, Error, Warning, Notice, Success. */
export type MessageType = 'danger' | 'error' | 'warning' | 'info' | 'success'
type ServerMessage = [type: MessageType, message: string, tags: string]

/**
 * A message with its extra tags: the service that it is about, and `closable` if it stays until the user closes it,
 * which is all but the news of a success. Never `safe`: no message is HTML.
 */
const tagged = (type: MessageType, message: string, { service }: Workflow): ServerMessage => [
  type,
  message,
  type === 'success' ? service : `${service} closable`,
]

/** The result of a submitted form. */
export interface Outcome {
  /** The page to go to, under the base path. */
  location: string
  message: string
  /** Of `message`; success unless given. */
  type?: MessageType
  /** What else the user should know. */
  warnings?: readonly string[]
  /** The created item as an option of a select: its value and its label. */
  option: [value: string, label: string]
  /** Where the form's file goes, and the token that goes with it. */
  upload?: { url: string; token: string }
}

type Submit<W extends Workflow> = (
  form: z.output<W['fields']>,
  params: Record<string, string>,
  request: FastifyRequest,
) => Promise<Outcome>

/**
 * Mounts a workflow at its page's URL. With the two headers it only validates steps; without them it validates all
 * steps and acts if they are valid. `rulesFor` has the steps' rules for a user, if they differ.
 */
export function serveWorkflow<W extends Workflow>(
  app: FastifyInstance,
  base: string,
  workflow: W,
  submit: Submit<W>,
  rulesFor: (request: FastifyRequest) => Workflow = () => workflow,
): void {
  app.post<{ Params: Record<string, string> }>(workflow.path, async (request, reply) => {
    const posted = await formWithRows(request, workflow.formsets)
    const from = stepIn(request, VALIDATE_FROM)
    const validation = validateSteps(rulesFor(request), posted, from, stepIn(request, VALIDATE_TO))
    if (from !== undefined || validation.has_errors) return validation
    const form = workflow.fields.parse(posted) as z.output<W['fields']> // parsed by W's own schema
    const {
      location,
      message,
      type = 'success',
      warnings = [],
      option,
      upload,
    } = await orReported(reply, workflow, submit(form, request.params, request))
    sendMessages(reply, [tagged(type, message, workflow), ...warnings.map((text) => tagged('warning', text, workflow))])
    if (upload) reply.header('x-file-upload-url', upload.url).header('x-auth-token', upload.token)
    // A form that was opened from a field of another form returns an option for that field; the page stays.
    if (request.headers['x-horizon-add-to-field'] !== undefined) {
      return reply.header('x-horizon-add-to-field', headerJson(option)).send(option)
    }
    return reply.header('x-horizon-location', base + location).send({ ...validation, made: option })
  })
}

const SERVER_ERRORS = 500

/** Reports a failure as an error, or as danger if nobody knows whether the service has done it. */
async function orReported<T>(reply: FastifyReply, workflow: Workflow, submitted: Promise<T>): Promise<T> {
  try {
    return await submitted
  } catch (error) {
    const { status, message } = errorResponse(error)
    sendMessages(reply, [tagged(status >= SERVER_ERRORS ? 'danger' : 'error', message, workflow)])
    throw error
  }
}

const sendMessages = (reply: FastifyReply, messages: readonly ServerMessage[]) =>
  reply.header('x-horizon-messages', headerJson(messages))

function stepIn({ headers }: FastifyRequest, name: string): number | undefined {
  const value = headers[name]
  if (value === undefined) return undefined
  const step = Number(value)
  if (!Number.isInteger(step) || step < 0) throw badRequest(`${name}: must be the number of a step`)
  return step
}

/** JSON escapes what a header cannot hold. */
const headerJson = (value: unknown) =>
  JSON.stringify(value).replace(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
