import type { IncomingMessage } from 'node:http'
import type { Target } from '@meridian/policy'
import type { Call, OpenCall } from './api.ts'
import type { Auth } from './auth.ts'
import { parseJson } from './body.ts'
import { badRequest, forbidden, unauthorized } from './fault.ts'
import { problemOf } from './invalid.ts'
import type { Kernel, Mounted } from './kernel.ts'

/** One request on its way to a handler. */
export interface Inquiry {
  request: IncomingMessage
  mounted: Mounted
  params: Record<string, string>
  target: string
  baseUrl: string
  requestId: string
}

export function openCall(kernel: Kernel, inquiry: Inquiry, body?: Buffer): OpenCall<Record<string, string>> {
  const { request, mounted, params, target, baseUrl, requestId } = inquiry
  const { service } = mounted
  const { db, clock, blobs, directory, services, tokenLifetime } = kernel
  const question = target.indexOf('?')
  return {
    params,
    query: new URLSearchParams(question < 0 ? '' : target.slice(question)),
    headers: request.headers,
    target,
    baseUrl,
    requestId,
    db,
    clock,
    blobs,
    directory,
    services,
    tokenLifetime,
    json(schema) {
      const value = parseJson(body)
      if (value === undefined) throw badRequest(service.faults.malformed)
      const result = schema.safeParse(value)
      if (result.success) return result.data
      throw badRequest(service.faults.invalid(problemOf(result.error, value)))
    },
    later: (seconds, kind, payload) => kernel.jobs.add(service.type, seconds, kind, payload),
    afterCommit: kernel.batch.afterCommit,
  }
}

/** To be called inside a transaction: looks the token up. */
export function guardedCall(kernel: Kernel, inquiry: Inquiry, body?: Buffer): Call<Record<string, string>> {
  const { mounted, request } = inquiry
  const { faults } = mounted.service
  const auth = authenticate(kernel, request)
  if (!auth) throw unauthorized(faults.noToken)
  const may = (rule: string, target: Target = {}) => mounted.policy.check(rule, target, auth.credentials)
  return {
    ...openCall(kernel, inquiry, body),
    auth,
    may,
    authorize(rule, target) {
      if (!may(rule, target)) throw forbidden(faults.refused(rule))
    },
  }
}

function authenticate({ directory, db, clock }: Kernel, { headers }: IncomingMessage): Auth | undefined {
  const token = headers['x-auth-token']
  return typeof token === 'string' && token !== '' ? directory.identity.authenticate(db, token, clock.now()) : undefined
}
