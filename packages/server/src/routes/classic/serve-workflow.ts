import { judgeSteps, VALIDATE_FROM, VALIDATE_TO, type Workflow } from '@meridian/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { badRequest } from '../../errors.ts'

/** The result of a submitted form. */
interface Outcome {
  /** The page to go to, under the base path. */
  location: string
  message: string
  /** The created item as an option of a select: its value and its label. */
  option: [value: string, label: string]
}

type Submit<W extends Workflow> = (
  form: z.output<W['fields']>,
  params: Record<string, string>,
  request: FastifyRequest,
) => Promise<Outcome>

/**
 * Mounts a workflow at its page's URL. With the two headers it only validates steps; without them it validates all
 * steps and acts if they are valid.
 */
export function serveWorkflow<W extends Workflow>(
  app: FastifyInstance,
  base: string,
  workflow: W,
  submit: Submit<W>,
): void {
  app.post<{ Params: Record<string, string> }>(workflow.path, async (request, reply) => {
    const from = stepIn(request, VALIDATE_FROM)
    const verdict = judgeSteps(workflow, request.body ?? {}, from, stepIn(request, VALIDATE_TO))
    if (from !== undefined || verdict.has_errors) return verdict
    const form = workflow.fields.parse(request.body ?? {}) as z.output<W['fields']> // parsed by W's own schema
    const { location, message, option } = await submit(form, request.params, request)
    reply.header('x-horizon-messages', headerJson([['success', message, '']]))
    // A form that was opened from a field of another form returns an option for that field; the page stays.
    if (request.headers['x-horizon-add-to-field'] !== undefined) {
      return reply.header('x-horizon-add-to-field', headerJson(option)).send(option)
    }
    return reply.header('x-horizon-location', base + location).send({ ...verdict, made: option })
  })
}

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
