import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findFor } from '../servers/access.ts'
import { addressesOf } from '../servers/view.ts'

export const list = (call: Call<{ id: string }>) =>
  ok({ addresses: addressesOf(findFor(call, 'ips:index').vifs, false) })

export const show = (call: Call<{ id: string; network: string }>) => {
  const { network } = call.params
  const addresses = addressesOf(findFor(call, 'ips:show').vifs, false)
  if (!Object.hasOwn(addresses, network)) throw notFound('Instance is not a member of specified network')
  return ok({ [network]: addresses[network] })
}
