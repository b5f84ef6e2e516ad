import type { Topology } from '@meridian/contract'

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
