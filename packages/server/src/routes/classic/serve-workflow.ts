import { judgeSteps, VALIDATE_FROM, VALIDATE_TO, type Workflow } from '@meridian/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { badRequest } from '../../errors.ts'

/** What a finished form leads to. */
interface Outcome {
  /** Where the page goes, under the base path. */
  location: string
  message: string
  /** The new thing as an option of a select: its value and its label. */
  option: [value: string, label: string]
}

type Submit<W extends Workflow> = (
  form: z.output<W['fields']>,
  params: Record<string, string>,
  request: FastifyRequest,
) => Promise<Outcome>

/**
 * Mounts a workflow at its page's address. With the two headers it judges steps and changes nothing; without them it
 * judges all, and acts when all are right.
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
    // A form that was opened from a field of another one brings its field an option, and the page stays.
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

/** Headers are ASCII; JSON can say anything in it. */
const headerJson = (value: unknown) =>
  JSON.stringify(value).replace(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
