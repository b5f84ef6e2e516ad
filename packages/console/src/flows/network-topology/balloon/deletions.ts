import {
  networkEndpoints,
  portEndpoints,
  routerEndpoints,
  serverEndpoints,
  subnetEndpoints,
  topologyDeletionEndpoints as endpoints,
} from '@meridian/contract'
import { Trash2 } from 'lucide-react'
import { call, type Call } from '../../../api/client.ts'
import type { RunningAction } from '../../../framework/resource/action.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import type { LookAheadOption } from '../../../framework/actions/batch-options.ts'
import type { LookAhead } from '../../../framework/resource/consequences.ts'
import { deleteAction } from '../../../framework/actions/dialog-action.ts'
import type { PolicyRule } from '../../../framework/resource/item.ts'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { instanceManifest } from '../../../resources/instance/instance.manifest.ts'
import { powerMessages } from '../../../resources/instance/power.messages.ts'
import { networkManifest, portManifest, subnetManifest } from '../../../resources/network/network.manifest.ts'
import { routerManifest } from '../../../resources/router/router.manifest.ts'
import { interfaceNames } from '../../../resources/router/router.messages.ts'
import type { DeletedItem } from '../use-topology.ts'

/** An item of the drawing that can be deleted. */
export type Deletable = DeletedItem & { name: string }

interface Deletion {
  /** The type of the item, for other lists that contain it. */
  type: string
  policy: readonly PolicyRule[]
  action: RunningAction<Deletable>
}

const SUBNETS_TAB = 'network_tabs__subnets_tab'

/** The id of the item that a part belongs to. */
const parentId = (thing: Deletable): string => ('of' in thing ? thing.of : '')

/** A look-ahead that first reads the items: the drawing has only their ids. */
const byId =
  <T extends { id: string }>(
    view: (about: { params: { id: string } }) => Promise<T>,
    find: () => Promise<LookAhead<T>>,
  ): LookAheadOption<Deletable> =>
  async () =>
  async (things, tools) => {
    const [look, items] = await Promise.all([find(), Promise.all(things.map(({ id }) => view({ params: { id } })))])
    return look(items, { ...tools, label: ({ id }) => things.find((thing) => thing.id === id)?.name ?? id })
  }

const deletionOf = (
  { type, names }: Pick<ResourceManifest, 'type' | 'names'>,
  rule: PolicyRule,
  lookAhead: LookAheadOption<Deletable>,
  remove: (thing: Deletable, send: Call) => Promise<unknown>,
): Deletion => ({ type, policy: [rule], action: deleteAction<Deletable>({ names }, { lookAhead, remove }) })

/** How each kind of item is deleted: with this page's own endpoints. */
export const DELETIONS: Record<DeletedItem['kind'], Deletion> = {
  instance: {
    type: instanceManifest.type,
    policy: [['compute', 'os_compute_api:servers:delete']],
    action: batchAction<Deletable>('delete', Trash2, {
      danger: true,
      // Nova deletes it asynchronously.
      tone: 'info',
      messages: powerMessages.delete,
      lookAhead: byId(
        (about) => call(serverEndpoints.serverView, about),
        async () => (await import('../../../services/deletion/item-look-ahead.ts')).serverLookAhead,
      ),
      perform: ({ id }, send) => send(endpoints.topologyInstanceDelete, { query: { id } }),
    }),
  },
  router: deletionOf(
    routerManifest,
    ['network', 'delete_router'],
    byId(
      (about) => call(routerEndpoints.routerView, about),
      async () => (await import('../../../services/deletion/item-look-ahead.ts')).routerLookAhead,
    ),
    ({ id }, send) => send(endpoints.topologyRouterDelete, { query: { id } }),
  ),
  network: deletionOf(
    networkManifest,
    ['network', 'delete_network'],
    byId(
      (about) => call(networkEndpoints.networkView, about),
      async () => (await import('../../../services/deletion/item-look-ahead.ts')).networkLookAhead,
    ),
    ({ id }, send) => send(endpoints.topologyNetworkDelete, { query: { id } }),
  ),
  interface: deletionOf(
    { type: portManifest.type, names: interfaceNames },
    ['network', 'remove_router_interface'],
    byId(
      (about) => call(portEndpoints.portView, about),
      async () => (await import('../../../services/deletion/network-look-ahead.ts')).interfaceLookAhead,
    ),
    (thing, send) =>
      send(endpoints.topologyInterfaceDelete, { params: { router: parentId(thing) }, query: { id: thing.id } }),
  ),
  subnet: deletionOf(
    subnetManifest,
    ['network', 'delete_subnet'],
    byId(
      (about) => call(subnetEndpoints.subnetView, about),
      async () => (await import('../../../services/deletion/item-look-ahead.ts')).subnetLookAhead,
    ),
    (thing, send) =>
      send(endpoints.topologySubnetDelete, {
        params: { network: parentId(thing) },
        query: { id: thing.id, tab: SUBNETS_TAB },
      }),
  ),
}
