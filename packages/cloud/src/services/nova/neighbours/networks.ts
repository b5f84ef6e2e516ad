import type { FloatingIp, Network, Port, SecurityGroup } from '@meridian/wire'
import type { Requester } from './requester.ts'

type Filters = [name: string, value: string][]

const queryOf = (filters: Filters) => (filters.length === 0 ? '' : `?${new URLSearchParams(filters)}`)

const get = <T>({ callService }: Requester, path: string): T =>
  callService<T>('network', { method: 'GET', path: `/v2.0/${path}` }).body

export const listNetworks = (requester: Requester, filters: Filters): Network[] =>
  get<{ networks: Network[] }>(requester, `networks${queryOf(filters)}`).networks

export const listPorts = (requester: Requester, filters: Filters): Port[] =>
  get<{ ports: Port[] }>(requester, `ports${queryOf(filters)}`).ports

/** Throws Neutron's 404. */
export const showPort = (requester: Requester, id: string): Port =>
  get<{ port: Port }>(requester, `ports/${encodeURIComponent(id)}`).port

export const createPort = ({ callService }: Requester, port: Record<string, unknown>): Port =>
  callService<{ port: Port }>('network', { method: 'POST', path: '/v2.0/ports', body: { port } }).body.port

export const updatePort = ({ callService }: Requester, id: string, port: Record<string, unknown>) =>
  callService('network', { method: 'PUT', path: `/v2.0/ports/${encodeURIComponent(id)}`, body: { port } })

export const removePort = ({ callService }: Requester, id: string) =>
  callService('network', { method: 'DELETE', path: `/v2.0/ports/${encodeURIComponent(id)}` })

export const listSecurityGroups = (requester: Requester, filters: Filters): SecurityGroup[] =>
  get<{ security_groups: SecurityGroup[] }>(requester, `security-groups${queryOf(filters)}`).security_groups

export const listFloatingIps = (requester: Requester, filters: Filters): FloatingIp[] =>
  get<{ floatingips: FloatingIp[] }>(requester, `floatingips${queryOf(filters)}`).floatingips

export const updateFloatingIp = ({ callService }: Requester, id: string, floatingip: Record<string, unknown>) =>
  callService('network', { method: 'PUT', path: `/v2.0/floatingips/${encodeURIComponent(id)}`, body: { floatingip } })

/** The project's port quota; -1 for unlimited. */
export const portQuota = (requester: Requester, projectId: string): number =>
  get<{ quota: { port: number } }>(requester, `quotas/${projectId}`).quota.port

/** The network that Neutron creates for a project without one; throws if it cannot. */
export const autoNetwork = (requester: Requester, projectId: string): string =>
  get<{ auto_allocated_topology: { id: string } }>(requester, `auto-allocated-topology/${projectId}`)
    .auto_allocated_topology.id
