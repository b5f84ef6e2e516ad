import {
  networkEndpoints,
  portEndpoints,
  routerEndpoints,
  serverEndpoints,
  type Port as ListedPort,
} from '@meridian/contract'
import { cachedItems, itemsById, joinedPages } from '../../api/joined.ts'
import { pages } from '../../api/pages.ts'
import type { Query } from '../../api/client.ts'
import type { ListQuery } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'
import type { PanelScope } from '../../framework/resource/item.ts'
import type { NetworkPart } from './network-part.ts'

/** `deviceName` is the name of its server or router, once that is known. */
export type Port = ListedPort & NetworkPart & { deviceName?: string }

/** The API lists the user's own project unless all projects are requested. */
export const projectsOf = (scope: PanelScope | undefined) => (scope === 'admin' ? { all_projects: 'true' } : {})

export const SERVER = 'OS::Nova::Server'
const ROUTER = 'OS::Neutron::Router'
/** Types of devices, by the beginning of Neutron's device owner. */
const DEVICES = { 'compute:': SERVER, 'network:router': ROUTER, 'network:ha_router': ROUTER }

/** What has the names of devices, by their types. */
const DEVICE_LISTS = [
  [SERVER, (all: Query) => pages(serverEndpoints.serverList, all)],
  [ROUTER, (all: Query) => pages(routerEndpoints.routerList, all)],
] as const

/** The type of the device that a port is attached to; null if it has no page. */
export const deviceTypeOf = ({ device_owner: owner }: Pick<Port, 'device_owner'>): string | null =>
  Object.entries(DEVICES).find(([beginning]) => owner.startsWith(beginning))?.[1] ?? null

export function portList(filters: Filters, scope?: PanelScope): ListQuery<Port> {
  const all = projectsOf(scope)
  return joinedPages(
    portEndpoints.portList,
    { ...filters, ...all },
    async (ports) => {
      const [networks, ...devices] = await Promise.all([
        itemsById(pages(networkEndpoints.networkList, all)),
        ...DEVICE_LISTS.filter(([type]) => ports.some((each) => deviceTypeOf(each) === type)).map(([, list]) =>
          itemsById<{ id: string; name: string }>(list(all)),
        ),
      ])
      return { networks, devices }
    },
    (item, found): Port => {
      const network = found?.networks.get(item.network_id)
      const device = found?.devices.map((each) => each.get(item.device_id)).find((each) => each !== undefined)
      return {
        ...item,
        ...(network && { network: { name: network.name || network.id, project: network.project_id } }),
        ...(device && { deviceName: device.name }),
      }
    },
  )
}

const SCOPES: readonly PanelScope[] = ['admin', 'project']

/** With the name of its device if a list has shown it: a row that was changed keeps it. */
export function withDevice(port: Port): Port {
  const devices = DEVICE_LISTS.flatMap(([, list]) =>
    SCOPES.flatMap((scope) => cachedItems<{ id: string; name: string }>(list(projectsOf(scope))) ?? []),
  )
  const device = devices.find(({ id }) => id === port.device_id)
  return device ? { ...port, deviceName: device.name } : port
}
