import type { Lists } from './rule.ts'

export const NOW = Date.parse('2026-11-19T12:00:00Z')
export const OLD = '2026-01-10T08:00:00Z'
export const FRESH = '2026-11-19T08:00:00Z'
export const PROJECT = 'demo'

type Made<N extends keyof Lists> = Lists[N][number]
type Some<N extends keyof Lists> = Partial<Made<N>>

const own = { project_id: PROJECT, tenant_id: PROJECT, tags: [], description: '', created_at: OLD, updated_at: OLD }

// Things with what rules read; they are whole in the tests of the API.
export const server = (id: string, more: Some<'servers'> = {}) =>
  ({
    id,
    name: id,
    status: 'ACTIVE',
    created: OLD,
    updated: OLD,
    image: '',
    image_name: null,
    key_name: null,
    fault: null,
    tags: ['production'],
    metadata: {},
    flavor: { id: '3', name: 'm1.medium', vcpus: 2, ram: 4096, disk: 40, ephemeral: 0, swap: 0 },
    'OS-EXT-AZ:availability_zone': 'nova',
    ...more,
  }) as Made<'servers'>

export const volume = (id: string, more: Some<'volumes'> = {}) =>
  ({
    id,
    name: id,
    status: 'in-use',
    size: 10,
    created_at: FRESH,
    updated_at: OLD,
    attachments: [],
    transfer: null,
    imageRef: null,
    volume_image_metadata: {},
    ...more,
  }) as unknown as Made<'volumes'>

export const snapshot = (id: string, more: Some<'snapshots'> = {}) =>
  ({
    id,
    name: id,
    status: 'available',
    size: 10,
    volume_id: 'data',
    created_at: OLD,
    group_snapshot_id: null,
    ...more,
  }) as Made<'snapshots'>

export const backup = (id: string, more: Some<'backups'> = {}) =>
  ({
    id,
    name: id,
    status: 'available',
    size: 10,
    volume_id: 'data',
    created_at: OLD,
    has_dependent_backups: false,
    ...more,
  }) as Made<'backups'>

export const image = (id: string, more: Some<'images'> = {}) =>
  ({
    id,
    name: id,
    status: 'active',
    visibility: 'private',
    protected: false,
    owner: PROJECT,
    size: 2 ** 30,
    created_at: OLD,
    updated_at: OLD,
    ...more,
  }) as Made<'images'>

export const network = (id: string, more: Some<'networks'> = {}) =>
  ({ ...own, id, name: id, shared: false, 'router:external': false, ...more }) as Made<'networks'>

export const router = (id: string, more: Some<'routers'> = {}) => ({ ...own, id, name: id, ...more }) as Made<'routers'>

export const port = (id: string, more: Some<'ports'> = {}) =>
  ({
    ...own,
    id,
    name: id,
    network_id: 'private',
    device_id: '',
    device_owner: '',
    fixed_ips: [{ subnet_id: 's', ip_address: '10.0.0.9' }],
    security_groups: [],
    allowed_address_pairs: [],
    ...more,
  }) as unknown as Made<'ports'>

export const floatingIp = (address: string, more: Some<'floatingIps'> = {}) =>
  ({ ...own, id: address, floating_ip_address: address, port_id: null, ...more }) as Made<'floatingIps'>

export const group = (
  id: string,
  rules: Partial<Made<'groups'>['security_group_rules'][number]>[] = [],
  more: Some<'groups'> = {},
) =>
  ({
    ...own,
    id,
    name: id,
    security_group_rules: rules.map((rule, index) => ({
      id: `${id} ${index}`,
      direction: 'ingress',
      ethertype: 'IPv4',
      protocol: 'tcp',
      port_range_min: null,
      port_range_max: null,
      remote_ip_prefix: null,
      remote_group_id: null,
      remote_address_group_id: null,
      ...rule,
    })),
    ...more,
  }) as Made<'groups'>

export const opening = (first: number) => ({ port_range_min: first, port_range_max: first })

export const credential = (id: string, more: Some<'credentials'> = {}) =>
  ({
    id,
    name: id,
    project_id: PROJECT,
    expires_at: '2027-11-19T00:00:00',
    unrestricted: false,
    ...more,
  }) as Made<'credentials'>

const LISTENER = { id: 'l', name: 'https', protocol_port: 443, load_balancer_id: 'shop' }

export const certificate = (id: string, not_after: string, used_by = [LISTENER]) =>
  ({ id, name: id, read: { not_after }, used_by }) as unknown as Made<'certificates'>

export const balancer = (id: string, more: Some<'balancers'> = {}) =>
  ({
    id,
    name: id,
    created_at: OLD,
    updated_at: OLD,
    listeners: [{ id: 'l' }],
    pools: [{ id: 'p' }],
    ...more,
  }) as Made<'balancers'>

export const serverGroup = (id: string, members: string[]) =>
  ({ id, name: id, members, policies: ['anti-affinity'] }) as unknown as Made<'serverGroups'>

export const zone = (zoneName: string) => ({ zoneName, zoneState: { available: true }, hosts: null })

export const stack = (id: string, stack_status: string) =>
  ({ id, stack_name: id, stack_status, creation_time: OLD, updated_time: null }) as Made<'stacks'>

export const load = (id: string, mean: number, high: number, busy = 0) => ({ id, days: 30, mean, high, busy })

export const guest = (id: string, groups: string[], more = {}) =>
  port(`${id}-port`, { device_id: id, device_owner: 'compute:nova', security_groups: groups, ...more })

export interface Case {
  lists: Partial<Lists>
  /** The names of what it finds, and how sure it is; not the others in the lists. */
  finds: [string, string][]
}
