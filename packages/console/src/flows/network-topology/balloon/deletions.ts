import { topologyDeletionEndpoints as endpoints } from '@meridian/contract'
import { Trash2 } from 'lucide-react'
import { call } from '../../../api/client.ts'
import type { RunningAction } from '../../../framework/actions/action.ts'
import { batchAction, type BatchMessages } from '../../../framework/actions/batch-action.ts'
import type { PolicyRule } from '../../../framework/resource/item.ts'
import { instanceManifest } from '../../../resources/instance/instance.manifest.ts'
import { powerMessages } from '../../../resources/instance/power.messages.ts'
import { NETWORK_TYPE } from '../../../resources/network/network-label.ts'
import { deleteMessages as deleteNetworkMessages } from '../../../resources/network/network.messages.ts'
import { deleteMessages as deleteSubnetMessages } from '../../../resources/network/subnet/subnet.messages.ts'
import { deleteInterfaceMessages } from '../../../resources/router/interface/interface.messages.ts'
import { ROUTER_TYPE } from '../../../resources/router/router-label.ts'
import { deleteMessages as deleteRouterMessages } from '../../../resources/router/router.messages.ts'
import type { Gone } from '../use-topology.ts'

/** Something in the drawing that can be deleted. */
export type Deletable = Gone & { name: string }

interface Deletion {
  /** The type of what is deleted, for lists elsewhere that have it. */
  type: string
  policy: readonly PolicyRule[]
  action: RunningAction<Deletable>
}

const SUBNETS_TAB = 'network_tabs__subnets_tab'

/** What a part is deleted from. */
const wholeOf = (thing: Deletable): string => ('of' in thing ? thing.of : '')

const deleting = (
  type: string,
  rule: PolicyRule,
  messages: BatchMessages,
  perform: (thing: Deletable) => Promise<unknown>,
  tone: 'success' | 'info' = 'success',
): Deletion => ({
  type,
  policy: [rule],
  action: batchAction({
    id: 'delete',
    icon: Trash2,
    danger: true,
    removes: tone === 'success',
    tone,
    messages,
    perform,
  }),
})

/** How each kind of thing is deleted: by the guarded calls of this page. */
export const DELETIONS: Record<Gone['kind'], Deletion> = {
  instance: deleting(
    instanceManifest.type,
    ['compute', 'os_compute_api:servers:delete'],
    powerMessages.delete,
    ({ id }) => call(endpoints.topologyInstanceDelete, { query: { id } }),
    // It goes when Nova comes to it.
    'info',
  ),
  router: deleting(ROUTER_TYPE, ['network', 'delete_router'], deleteRouterMessages, ({ id }) =>
    call(endpoints.topologyRouterDelete, { query: { id } }),
  ),
  network: deleting(NETWORK_TYPE, ['network', 'delete_network'], deleteNetworkMessages, ({ id }) =>
    call(endpoints.topologyNetworkDelete, { query: { id } }),
  ),
  interface: deleting('OS::Neutron::Port', ['network', 'remove_router_interface'], deleteInterfaceMessages, (thing) =>
    call(endpoints.topologyInterfaceDelete, { params: { router: wholeOf(thing) }, query: { id: thing.id } }),
  ),
  subnet: deleting('OS::Neutron::Subnet', ['network', 'delete_subnet'], deleteSubnetMessages, (thing) =>
    call(endpoints.topologySubnetDelete, {
      params: { network: wholeOf(thing) },
      query: { id: thing.id, tab: SUBNETS_TAB },
    }),
  ),
}
