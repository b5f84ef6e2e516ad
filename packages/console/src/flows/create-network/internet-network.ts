import { networkEndpoints, routerEndpoints } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import { orNull } from '../../api/joined.ts'
import type { Made, StepId } from '../create-server/run/create-run.ts'
import { networkOperations } from '../create-server/run/operations.ts'

const STEPS: readonly StepId[] = ['network', 'subnet', 'router', 'gateway', 'interface']

/** What was made before a step failed could not be deleted. */
export class RemainsFailure extends ApiError {
  constructor(cause: ApiError) {
    const { reason, endpoint, status, requestId } = cause
    super(cause.message, { reason, endpoint, status, requestId, cause })
  }
}

interface InternetNetworkValues {
  name: string
  cidr: string
  /** The id of the network that its router leads to. */
  external: string
}

/** Makes all of it, or nothing: what was made before a step failed is deleted. */
export async function submitInternetNetwork(
  { name, cidr, external }: InternetNetworkValues,
  send: Call,
): Promise<{ network: string; router: string }> {
  const operations = networkOperations({ name, cidr, external: { id: external, name: '' } })
  let made: Made = {}
  try {
    for (const id of STEPS) made = { ...made, ...(await operations[id]?.(made, send)) }
  } catch (error) {
    if (!(error instanceof ApiError) || send.rehearsal) throw error
    throw (await isDeleted(made, send)) ? error : new RemainsFailure(error)
  }
  return { network: made.network?.id ?? '', router: made.routerId ?? '' }
}

/** The router first: its interface keeps the network in use. */
async function isDeleted({ network, routerId }: Made, send: Call): Promise<boolean> {
  const all = [
    ...(routerId
      ? [() => send(routerEndpoints.routerDelete, { params: { id: routerId }, query: { detach: 'true' } })]
      : []),
    ...(network ? [() => send(networkEndpoints.networkDelete, { params: { id: network.id } })] : []),
  ]
  for (const remove of all) if ((await orNull(remove().then(() => true))) === null) return false
  return true
}
