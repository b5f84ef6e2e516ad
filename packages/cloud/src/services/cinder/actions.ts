import * as z from 'zod'
import { badRequest } from '../../core/errors/fault.ts'
import type { Reply } from '../../core/http/reply.ts'
import type { Call, Handler } from '../../core/service/api.ts'

/** The actions of `POST …/action`, by the single key of the body. */
export type Actions<P> = Readonly<Record<string, Handler<P>>>

export function perform<P>(call: Call<P>, actions: Actions<P>): Reply {
  const body = call.json(z.unknown())
  const keys = typeof body === 'object' && body !== null ? Object.keys(body) : []
  const [name] = keys
  if (name === undefined || keys.length > 1 || Array.isArray(body)) throw badRequest('Malformed request body')
  const act = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (act) return act(call)
  throw badRequest(
    `There is no such action: ${name.slice(0, 200)}. Verify the request body and Content-Type header and try again.`,
  )
}
