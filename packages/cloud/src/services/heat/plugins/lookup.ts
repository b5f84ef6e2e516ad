import { Fault, notFound } from '../../../core/errors/fault.ts'
import type { JsonMap } from '../template/json.ts'
import type { Work } from './plugin.ts'

interface Kind {
  service: string
  path: string
  /** Keys of the list and of one item in responses. */
  many: string
  one: string
  headers?: Record<string, string>
  /** The message if nothing matches. */
  missing: (name: string) => string
  /** The name of an item, if it is not in `name`. */
  nameIn?: (item: JsonMap) => unknown
}

const neutron = (many: string, one: string): Kind => ({
  service: 'network',
  path: `/v2.0/${many.replaceAll('_', '-')}`,
  many,
  one,
  missing: (name) => `Unable to find ${one} with name or id '${name}'`,
})

const plain = (service: string, path: string, many: string, one: string, title: string): Kind => ({
  service,
  path,
  many,
  one,
  missing: (name) => `The ${title} (${name}) could not be found.`,
})

const KINDS = {
  'nova.flavor': {
    ...plain('compute', '/v2.1/flavors', 'flavors', 'flavor', 'Flavor'),
    missing: (name: string) => `No Flavor matching {'name': '${name}'}. (HTTP 404)`,
  },
  'nova.keypair': {
    ...plain('compute', '/v2.1/os-keypairs', 'keypairs', 'keypair', 'Key'),
    nameIn: (item: JsonMap) => (item['keypair'] as JsonMap | undefined)?.['name'], // Nova wraps each item
  },
  'nova.server': plain('compute', '/v2.1/servers', 'servers', 'server', 'Server'),
  'glance.image': {
    ...plain('image', '/v2/images', 'images', 'image', 'Image'),
    missing: (name: string) => `No images matching {'name': '${name}'}.`,
  },
  'neutron.network': neutron('networks', 'network'),
  'neutron.subnet': neutron('subnets', 'subnet'),
  'neutron.port': neutron('ports', 'port'),
  'neutron.router': neutron('routers', 'router'),
  'neutron.security_group': neutron('security_groups', 'security_group'),
  'neutron.subnetpool': neutron('subnetpools', 'subnetpool'),
  'neutron.qos_policy': { ...neutron('policies', 'policy'), path: '/v2.0/qos/policies' },
  'cinder.volume': plain('volume', '/v3/volumes', 'volumes', 'volume', 'Volume'),
  'cinder.snapshot': plain('volume', '/v3/snapshots', 'snapshots', 'snapshot', 'VolumeSnapshot'),
  'cinder.backup': plain('volume', '/v3/backups', 'backups', 'backup', 'Volume backup'),
  'cinder.vtype': plain('volume', '/v3/types', 'volume_types', 'volume_type', 'VolumeType'),
  'keystone.project': plain('identity', '/v3/projects', 'projects', 'project', 'KeystoneProject'),
  'keystone.user': plain('identity', '/v3/users', 'users', 'user', 'KeystoneUser'),
  'keystone.group': plain('identity', '/v3/groups', 'groups', 'group', 'KeystoneGroup'),
  'keystone.role': plain('identity', '/v3/roles', 'roles', 'role', 'KeystoneRole'),
  'keystone.domain': plain('identity', '/v3/domains', 'domains', 'domain', 'KeystoneDomain'),
} satisfies Record<string, Kind>

export type LookupKind = keyof typeof KINDS

export const isLookupKind = (name: string): name is LookupKind => Object.hasOwn(KINDS, name)

type Requester = Pick<Work, 'callService'>

/** The id for a name or an id; throws if nothing matches, or several do. */
export function idFor(work: Requester, kind: LookupKind, name: string): string {
  const known: Kind = KINDS[kind]
  if (isById(work, known, name)) return name
  const named = listOf(work, known, name).filter((item) => (known.nameIn?.(item) ?? item['name']) === name)
  const [found, another] = named
  if (another) throw new Fault(409, `Multiple ${known.many} exist with name '${name}'`, { type: 'EntityAmbiguous' })
  if (!found) throw notFound(known.missing(name), { type: 'EntityNotFound' })
  return String(found['id'] ?? name)
}

/** As `idFor`, for optional values. */
export const optionalId = (work: Requester, kind: LookupKind, name: unknown): string | undefined =>
  typeof name === 'string' && name !== '' ? idFor(work, kind, name) : undefined

function isById(work: Requester, { service, path, headers = {} }: Kind, id: string): boolean {
  if (id === '' || id.includes('/')) return false
  try {
    work.callService(service, { method: 'GET', path: `${path}/${encodeURIComponent(id)}`, headers })
    return true
  } catch (error) {
    if (error instanceof Fault) return false // it can still be a name
    throw error
  }
}

function listOf(work: Requester, { service, path, many, headers = {} }: Kind, name: string): JsonMap[] {
  try {
    return (
      work.callService(service, { method: 'GET', path: `${path}?name=${encodeURIComponent(name)}`, headers })[many] ??
      []
    )
  } catch (error) {
    if (error instanceof Fault) return [] // a user without permission to list finds none
    throw error
  }
}
