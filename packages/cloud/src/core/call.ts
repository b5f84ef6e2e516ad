import type { Target } from '@meridian/policy'
import { isAllowed } from './access-rules.ts'
import type { AnyoneCall, Call, OpenCall } from './api.ts'
import type { Auth } from './auth.ts'
import { parseJson } from './body.ts'
import type { Exchange } from './exchange.ts'
import { badRequest, forbidden, unauthorized } from './fault.ts'
import { problemOf } from './invalid.ts'
import type { Kernel } from './kernel.ts'
import { queryOf } from './router.ts'

/** What a call takes of a request, whether it came over HTTP or from another service. */
export type Inquiry = Pick<Exchange, 'method' | 'headers' | 'mounted' | 'target' | 'baseUrl' | 'requestId' | 'peer'>

type Params = Record<string, string>

export function openCall(kernel: Kernel, inquiry: Inquiry, params: Params, body?: Buffer): OpenCall<Params> {
  const { headers, mounted, target, baseUrl, requestId, peer } = inquiry
  const { service, blobs } = mounted
  const { db, clock, directory, services, tokenLifetime, passwordLifetime } = kernel
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

/** As `guardedCall`, but who shows no valid token is nobody. */
export function anyoneCall(kernel: Kernel, inquiry: Inquiry, params: Params, body?: Buffer): AnyoneCall<Params> {
  return { ...openCall(kernel, inquiry, params, body), auth: authenticate(kernel, inquiry) }
}

/** To be called inside a transaction: looks the token up. */
export function guardedCall(kernel: Kernel, inquiry: Inquiry, params: Params, body?: Buffer): Call<Params> {
  const auth = authenticate(kernel, inquiry)
  if (!auth) throw unauthorized(inquiry.mounted.service.faults.noToken)
  return callAs(kernel, auth, inquiry, params, body)
}

/** The call of somebody who is known already. */
export function callAs(kernel: Kernel, auth: Auth, inquiry: Inquiry, params: Params, body?: Buffer): Call<Params> {
  const { mounted } = inquiry
  const { faults } = mounted.service
  const may = (rule: string, target: Target = {}) => mounted.policy.check(rule, target, auth.credentials)
  return {
    ...openCall(kernel, inquiry, params, body),
    auth,
    may,
    ask: (type, question, as = auth) => kernel.ask(as, type, question),
    authorize(rule, target) {
      if (!may(rule, target)) throw forbidden(faults.refused(rule))
    },
  }
}

/** A token that was had for an application credential is one only for what the credential may ask for. */
function authenticate({ directory, db, clock }: Kernel, inquiry: Inquiry): Auth | undefined {
  const token = inquiry.headers['x-auth-token']
  if (typeof token !== 'string' || token === '') return undefined
  const auth = directory.identity.authenticate(db, token, clock.now())
  const rules = auth?.token.application_credential?.access_rules
  return rules && !isAllowed(rules, inquiry) ? undefined : auth
}
