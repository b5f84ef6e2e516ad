import { topologyEndpoints, type Topology } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call } from '../../api/client.ts'
import { queryClient, type ItemQuery } from '../../api/query.ts'
import { useModalAddress } from '../../framework/modals/use-modal.ts'
import { modelOf } from './model/topology-model.ts'

/** How often the drawing is brought up to date. */
const RELOAD_MS = 10_000

const TOPOLOGY: ItemQuery<Topology> = {
  queryKey: ['GET', topologyEndpoints.networkTopology.path],
  // A drawing from a cache on the way would show what is gone.
  queryFn: ({ signal }) => call(topologyEndpoints.networkTopology, { query: { _: String(Date.now()) } }, { signal }),
}

/** The project's networks and what is connected to them, as they are now. */
export function useTopology() {
  const answer = useQuery({ ...TOPOLOGY, refetchInterval: RELOAD_MS })
  const { data, refetch } = answer
  // What a dialog over the page made is not waited for.
  const { name: dialog } = useModalAddress()
  useEffect(() => {
    if (dialog === undefined) void refetch({ cancelRefetch: false })
  }, [dialog, refetch])
  return { ...answer, model: useMemo(() => data && modelOf(data), [data]) }
}

/** Shows at once that something was deleted; a reload that began before would bring it back, and is dropped. */
export async function forgetDeleted(gone: Gone): Promise<void> {
  await queryClient.cancelQueries({ queryKey: TOPOLOGY.queryKey })
  queryClient.setQueryData<Topology>(TOPOLOGY.queryKey, (topology) => topology && forget(topology, gone))
}

/** Which node's balloon is open, and what it points at. */
export interface OpenNode {
  id: string | null
  anchor: Element | null
  /** Opens the node's, or closes it where it is open there. */
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

/** Something of the drawing that was deleted. */
export type Gone =
  | { kind: 'instance' | 'router' | 'network'; id: string }
  | { kind: 'interface' | 'subnet'; id: string; of: string }

/** The drawing without what was deleted. A server that is to be deleted is there until Nova comes to it. */
export function forget(topology: Topology, gone: Gone): Topology {
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
      // Where a gateway's port cannot be seen, its name is that of its network: other routers' have the same.
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
