import * as z from 'zod'
import { badRequest } from '../../core/errors/fault.ts'
import type { Reply } from '../../core/http/reply.ts'
import type { Call, Handler } from '../../core/service/api.ts'

/** The actions of `POST …/action`, by the single key of the body. */
export type Actions<P> = Readonly<Record<string, Handler<P>>>

export const oneOfActions =
  <P>(actions: Actions<P>): Handler<P> =>
  (call: Call<P>): Reply => {
    const body = call.json(z.unknown())
    const keys = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : []
    const [name] = keys
    if (name === undefined || keys.length > 1) throw badRequest('Malformed request body')
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!act) throw badRequest(`There is no such action: ${name}`)
    return act(call)
  }

/** 200 without a body. */
export const done: Reply = { status: 200, headers: {}, body: null }
