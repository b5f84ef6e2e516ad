import { floatingIpEndpoints, topologyEndpoints, type Topology } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { call } from '../../api/client.ts'
import { query, queryClient, type ItemQuery } from '../../api/query.ts'
import { useModalAddress } from '../../framework/modals/use-modal.ts'
import { modelOf, serversByPorts } from './model/topology-model.ts'

/** The refetch interval of the drawing. */
const RELOAD_MS = 10_000

// The parameter prevents that a cache between here and the server returns old data.
const now = () => ({ _: String(Date.now()) })

const NETWORK: ItemQuery<Topology> = {
  queryKey: ['GET', topologyEndpoints.networkTopology.path, { parts: 'network' }],
  queryFn: ({ signal }) =>
    call(topologyEndpoints.networkTopology, { query: { ...now(), parts: 'network' } }, { signal }),
}

type Servers = Pick<Topology, 'servers' | 'gaps'>

/** On its own, since Nova takes much longer than Neutron to list what a large project has. */
const SERVERS: ItemQuery<Servers> = {
  queryKey: ['GET', topologyEndpoints.topologyServers.path],
  queryFn: ({ signal }) => call(topologyEndpoints.topologyServers, { query: now() }, { signal }),
}

/** Details alone: without them everything else is drawn. */
const FLOATING_IPS = query(floatingIpEndpoints.floatingIpList)

/** The project's networks and connected devices, refetched regularly. */
export function useTopology() {
  const network = useQuery({ ...NETWORK, refetchInterval: RELOAD_MS })
  const servers = useQuery({ ...SERVERS, refetchInterval: RELOAD_MS })
  const floatingIps = useQuery({ ...FLOATING_IPS, refetchInterval: RELOAD_MS }).data?.items
  const { refetch: refetchNetwork } = network
  const { refetch: refetchServers } = servers
  const refetch = useCallback(async () => {
    const options = { cancelRefetch: false }
    await Promise.all([refetchNetwork(options), refetchServers(options)])
  }, [refetchNetwork, refetchServers])
  // Refetches at once when a dialog over the page closes.
  const { name: dialog } = useModalAddress()
  useEffect(() => {
    if (dialog === undefined) void refetch()
  }, [dialog, refetch])
  const data = useMemo(() => network.data && joined(network.data, servers.data), [network.data, servers.data])
  return {
    data,
    model: useMemo(() => data && modelOf(data, floatingIps), [data, floatingIps]),
    error: network.error ?? servers.error,
    isFetching: network.isFetching || servers.isFetching,
    dataUpdatedAt: network.dataUpdatedAt,
    refetch,
  }
}

/** Until Nova has listed the servers, those that have ports are drawn by what Neutron knows of them. */
const joined = (network: Topology, listed: Servers | undefined): Topology => ({
  ...network,
  servers: listed?.servers ?? serversByPorts(network.ports),
  gaps: [...(network.gaps ?? []), ...(listed?.gaps ?? [])],
})

/** Removes a deleted item from the drawing at once; drops a running reload, which would bring it back. */
export async function removeDeleted(gone: DeletedItem): Promise<void> {
  for (const { queryKey } of [NETWORK, SERVERS]) await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Topology>(NETWORK.queryKey, (topology) => topology && withoutDeleted(topology, gone))
  queryClient.setQueryData<Servers>(
    SERVERS.queryKey,
    (listed) => listed && { ...listed, servers: withoutDeleted({ ...NOTHING, ...listed }, gone).servers },
  )
}

const NOTHING: Topology = { servers: [], networks: [], routers: [], ports: [] }

/** The node whose balloon is open, and its anchor. */
export interface OpenNode {
  id: string | null
  anchor: Element | null
  /** Opens the node's balloon, or closes it if it is open at this anchor. */
  toggle(id: string, anchor: Element): void
  close(): void
}

export function useOpenNode(): OpenNode {
  const [opened, setOpened] = useState<{ id: string | null; anchor: Element | null }>({ id: null, anchor: null })
  return {
    ...opened,
    toggle: (id, anchor) =>
      setOpened((before) => (before.id === id && before.anchor === anchor ? { id: null, anchor } : { id, anchor })),
    close: () => setOpened(({ anchor }) => ({ id: null, anchor })),
  }
}

/** A deleted item of the drawing. */
export type DeletedItem =
  | { kind: 'instance' | 'router' | 'network'; id: string }
  | { kind: 'interface' | 'subnet'; id: string; of: string }

/** The drawing without the deleted item. A deleted server stays until Nova has removed it. */
export function withoutDeleted(topology: Topology, gone: DeletedItem): Topology {
  const { kind, id } = gone
  const others = <T extends { id: string }>(things: T[]) => things.filter((thing) => thing.id !== id)
  switch (kind) {
    case 'instance':
      return {
        ...topology,
        servers: topology.servers.map((server) => (server.id === id ? { ...server, task: 'deleting' } : server)),
      }
    case 'router':
      return {
        ...topology,
        routers: others(topology.routers),
        ports: topology.ports.filter((port) => port.device_id !== id),
      }
    case 'network':
      return {
        ...topology,
        networks: others(topology.networks),
        ports: topology.ports.filter((port) => port.network_id !== id),
      }
    case 'interface':
      // A gateway whose port is not visible has the id of its network as name, and so do those of other routers.
      return {
        ...topology,
        ports: topology.ports.filter((port) => !(port.id === id && port.device_id === gone.of)),
      }
    case 'subnet':
      return {
        ...topology,
        networks: topology.networks.map((network) =>
          network.id === gone.of ? { ...network, subnets: others(network.subnets) } : network,
        ),
      }
  }
}
