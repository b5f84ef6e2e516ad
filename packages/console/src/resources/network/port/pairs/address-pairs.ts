import { portEndpoints } from '@meridian/contract'
import { call } from '../../../../api/client.ts'
import type { Port } from '../port.queries.ts'

export type Pair = Port['allowed_address_pairs'][number]

/** Neutron gives pairs no ids: they are their addresses. */
export const idOfPair = ({ ip_address: ip, mac_address: mac = '' }: Pair): string => `${ip} ${mac}`

/** Neutron only takes all pairs at once: they are read anew, so that none that somebody else added is lost. */
export async function changePairs({ id }: Pick<Port, 'id'>, change: (pairs: readonly Pair[]) => Pair[]) {
  const { allowed_address_pairs: pairs } = await call(portEndpoints.portView, { params: { id } })
  return call(portEndpoints.portUpdate, { params: { id }, body: { allowed_address_pairs: change(pairs) } })
}
