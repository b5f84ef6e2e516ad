import type { PlannedResource } from '@meridian/contract'
import { MB_PER_GB } from '../../services/compute/compute-quotas.ts'

/** What a stack takes of each quota; RAM and sizes in GB. */
export interface StackDemands {
  instances: number
  cores: number
  ram: number
  serverGroups: number
  volumes: number
  gigabytes: number
  network: number
  subnet: number
  port: number
  router: number
  floatingip: number
  security_group: number
}

export interface FlavorSize {
  id: string
  name: string
  vcpus: number
  /** MB. */
  ram: number
}

type Planned = Pick<PlannedResource, 'resource_type' | 'properties'>
type Properties = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const mapsIn = (value: unknown): Properties[] => (Array.isArray(value) ? value.filter(isMap) : [])
/** Values that Heat does not know before the launch are no numbers. */
const amountIn = (value: unknown): number => {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : 0
}

function ofServer(properties: Properties, flavors: readonly FlavorSize[]): Partial<StackDemands> {
  const { flavor, networks, block_device_mapping_v2: devices } = properties
  const size = flavors.find(({ id, name }) => id === flavor || name === flavor)
  const nets = mapsIn(networks)
  // Only these are created: the others exist, or are resources of their own.
  const disks = mapsIn(devices).filter(
    ({ volume_size: gb, image, image_id: older, snapshot_id: snapshot }) =>
      amountIn(gb) > 0 && (image || older || snapshot),
  )
  return {
    instances: 1,
    cores: size?.vcpus ?? 0,
    ram: (size?.ram ?? 0) / MB_PER_GB,
    // Nova takes the only network of the project if none is named.
    port: nets.length === 0 ? 1 : nets.filter(({ port }) => !port).length,
    volumes: disks.length,
    gigabytes: disks.reduce((sum, { volume_size: gb }) => sum + amountIn(gb), 0),
  }
}

const ONE_OF: Readonly<Record<string, keyof StackDemands>> = {
  'OS::Nova::ServerGroup': 'serverGroups',
  'OS::Neutron::Net': 'network',
  'OS::Neutron::Subnet': 'subnet',
  'OS::Neutron::Port': 'port',
  'OS::Neutron::Router': 'router',
  // Its port belongs to the project.
  'OS::Neutron::RouterInterface': 'port',
  'OS::Neutron::FloatingIP': 'floatingip',
  'OS::Neutron::SecurityGroup': 'security_group',
}

function ofResource({ resource_type: type, properties = {} }: Planned, flavors: readonly FlavorSize[]) {
  if (type === 'OS::Nova::Server') return ofServer(properties, flavors)
  if (type === 'OS::Cinder::Volume') return { volumes: 1, gigabytes: amountIn(properties['size']) }
  if (type === 'OS::Heat::ResourceGroup') return ofGroup(properties, flavors)
  const quota = ONE_OF[type]
  return quota ? { [quota]: 1 } : {}
}

/** Heat lists the members of a group instead of the group, unless it does not know them yet. */
function ofGroup({ count, resource_def: member }: Properties, flavors: readonly FlavorSize[]): Partial<StackDemands> {
  if (!isMap(member) || typeof member['type'] !== 'string') return {}
  const properties = isMap(member['properties']) ? member['properties'] : {}
  const one = ofResource({ resource_type: member['type'], properties }, flavors)
  const times = count === undefined || count === null ? 1 : amountIn(count)
  return Object.fromEntries(Object.entries(one).map(([quota, amount]) => [quota, amount * times]))
}

/** What resources that do not exist yet take of the project's quotas. */
export function demandsOf(resources: readonly Planned[], flavors: readonly FlavorSize[]): StackDemands {
  const all = resources.map((resource): Partial<StackDemands> => ofResource(resource, flavors))
  const sum = (quota: keyof StackDemands) => all.reduce((total, each) => total + (each[quota] ?? 0), 0)
  return {
    instances: sum('instances'),
    cores: sum('cores'),
    ram: sum('ram'),
    serverGroups: sum('serverGroups'),
    volumes: sum('volumes'),
    gigabytes: sum('gigabytes'),
    network: sum('network'),
    subnet: sum('subnet'),
    port: sum('port'),
    router: sum('router'),
    floatingip: sum('floatingip'),
    security_group: sum('security_group'),
  }
}
