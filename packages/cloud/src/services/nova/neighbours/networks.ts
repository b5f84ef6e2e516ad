import type { FloatingIp, Network, Port, SecurityGroup } from '@meridian/wire'
import type { Asker } from './asker.ts'

type Filters = [name: string, value: string][]

const queryOf = (filters: Filters) => (filters.length === 0 ? '' : `?${new URLSearchParams(filters)}`)

const get = <T>({ ask }: Asker, path: string): T => ask<T>('network', { method: 'GET', path: `/v2.0/${path}` }).body

export const listNetworks = (asker: Asker, filters: Filters): Network[] =>
  get<{ networks: Network[] }>(asker, `networks${queryOf(filters)}`).networks

export const listPorts = (asker: Asker, filters: Filters): Port[] =>
  get<{ ports: Port[] }>(asker, `ports${queryOf(filters)}`).ports

/** Throws Neutron's 404. */
export const showPort = (asker: Asker, id: string): Port =>
  get<{ port: Port }>(asker, `ports/${encodeURIComponent(id)}`).port

export const createPort = ({ ask }: Asker, port: Record<string, unknown>): Port =>
  ask<{ port: Port }>('network', { method: 'POST', path: '/v2.0/ports', body: { port } }).body.port

export const updatePort = ({ ask }: Asker, id: string, port: Record<string, unknown>) =>
  ask('network', { method: 'PUT', path: `/v2.0/ports/${encodeURIComponent(id)}`, body: { port } })

export const removePort = ({ ask }: Asker, id: string) =>
  ask('network', { method: 'DELETE', path: `/v2.0/ports/${encodeURIComponent(id)}` })

export const listSecurityGroups = (asker: Asker, filters: Filters): SecurityGroup[] =>
  get<{ security_groups: SecurityGroup[] }>(asker, `security-groups${queryOf(filters)}`).security_groups

export const listFloatingIps = (asker: Asker, filters: Filters): FloatingIp[] =>
  get<{ floatingips: FloatingIp[] }>(asker, `floatingips${queryOf(filters)}`).floatingips

export const updateFloatingIp = ({ ask }: Asker, id: string, floatingip: Record<string, unknown>) =>
  ask('network', { method: 'PUT', path: `/v2.0/floatingips/${encodeURIComponent(id)}`, body: { floatingip } })

/** How many ports the project may have; -1 for any number. */
export const portQuota = (asker: Asker, projectId: string): number =>
  get<{ quota: { port: number } }>(asker, `quotas/${projectId}`).quota.port

/** The network that Neutron makes for a project that has none; throws where it cannot. */
export const autoNetwork = (asker: Asker, projectId: string): string =>
  get<{ auto_allocated_topology: { id: string } }>(asker, `auto-allocated-topology/${projectId}`)
    .auto_allocated_topology.id
