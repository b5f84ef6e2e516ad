import type { Target } from '@meridian/policy'
import { isAllowed } from '../auth/access-rules.ts'
import type { Auth } from '../auth/auth.ts'
import { badRequest, forbidden, unauthorized } from '../errors/fault.ts'
import { problemOf } from '../errors/invalid.ts'
import { parseJson } from '../http/body.ts'
import type { Exchange } from '../http/exchange.ts'
import { queryOf } from '../http/router.ts'
import type { Kernel } from '../kernel/kernel.ts'
import type { AnyoneCall, Call, OpenCall } from './api.ts'

/** The parts of a request that a call needs, from HTTP or from another service. */
export type RequestInfo = Pick<Exchange, 'method' | 'headers' | 'mounted' | 'target' | 'baseUrl' | 'requestId' | 'peer'>

type Params = Record<string, string>

export function openCall(kernel: Kernel, info: RequestInfo, params: Params, body?: Buffer): OpenCall<Params> {
  const { headers, mounted, target, baseUrl, requestId, peer } = info
  const { service, blobs } = mounted
  const { db, clock, directory, services, tokenLifetime, passwordLifetime, imageSources } = kernel
  return {
    params,
    query: queryOf(target),
    headers,
    target,
    baseUrl,
    requestId,
    peer,
    db,
    clock,
    blobs,
    directory,
    services,
    tokenLifetime,
    passwordLifetime,
    imageSources,
    json(schema) {
      const value = parseJson(body)
      if (value === undefined) throw badRequest(service.faults.malformed)
      const result = schema.safeParse(value)
      if (result.success) return result.data
      throw badRequest(service.faults.invalid(problemOf(result.error, value)))
    },
    scheduleJob: (seconds, kind, payload) => kernel.jobs.add(service.type, seconds, kind, payload),
    afterCommit: kernel.batch.afterCommit,
  }
}

/** As `guardedCall`, but the token is optional. */
export function anyoneCall(kernel: Kernel, info: RequestInfo, params: Params, body?: Buffer): AnyoneCall<Params> {
  return { ...openCall(kernel, info, params, body), auth: authenticate(kernel, info) }
}

/** Throws 401 without a valid token. Needs a transaction. */
export function guardedCall(kernel: Kernel, info: RequestInfo, params: Params, body?: Buffer): Call<Params> {
  const auth = authenticate(kernel, info)
  if (!auth) throw unauthorized(info.mounted.service.faults.noToken)
  return callAs(kernel, auth, info, params, body)
}

/** A call as an authenticated user. */
export function callAs(kernel: Kernel, auth: Auth, info: RequestInfo, params: Params, body?: Buffer): Call<Params> {
  const { mounted } = info
  const { faults } = mounted.service
  const may = (rule: string, target: Target = {}) => mounted.policy.check(rule, target, auth.credentials)
  return {
    ...openCall(kernel, info, params, body),
    auth,
    may,
    callService: (type, request, as = auth) => kernel.callService(as, type, request),
    authorize(rule, target) {
      if (!may(rule, target)) throw forbidden(faults.refused(rule))
    },
  }
}

/** A token of an application credential is only valid for requests that its access rules allow. */
function authenticate({ directory, db, clock }: Kernel, info: RequestInfo): Auth | undefined {
  const token = info.headers['x-auth-token']
  if (typeof token !== 'string' || token === '') return undefined
  const auth = directory.identity.authenticate(db, token, clock.now())
  const rules = auth?.token.application_credential?.access_rules
  return rules && !isAllowed(rules, info) ? undefined : auth
}
