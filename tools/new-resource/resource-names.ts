/** Where the resources of a service live in the repository, and how the service's API writes them. */
interface Service {
  /** Folder in contract and routes, and the object of the contract's endpoints. */
  folder: string
  /** Folder in the OpenStack client. */
  client: string
  /** Part of the resource type. */
  type: string
  navGroup: string
  /** Before the name of a resource in the service's paths. */
  prefix: string
  updates: 'PUT' | 'PATCH'
}

const SERVICES: Record<string, Service> = {
  compute: {
    folder: 'nova',
    client: 'compute/v2-1',
    type: 'Nova',
    navGroup: "'compute'",
    prefix: '/os-',
    updates: 'PUT',
  },
  network: {
    folder: 'neutron',
    client: 'network/v2-0',
    type: 'Neutron',
    navGroup: "'network'",
    prefix: '/v2.0/',
    updates: 'PUT',
  },
  volume: { folder: 'cinder', client: 'volume/v3', type: 'Cinder', navGroup: "'volume'", prefix: '/', updates: 'PUT' },
  identity: {
    folder: 'keystone',
    client: 'identity/v3',
    type: 'Keystone',
    navGroup: 'null',
    prefix: '/',
    updates: 'PATCH',
  },
}

export interface ResourceNames extends Service {
  service: string
  /** 'address-group', 'address-groups'. */
  kebab: string
  kebabs: string
  /** 'address_group', 'address_groups': the keys of the service's bodies. */
  snake: string
  snakes: string
  /** 'addressGroup', 'addressGroups'. */
  camel: string
  camels: string
  /** 'AddressGroup'. */
  pascal: string
  /** 'Address Group', 'Address Groups'. */
  title: string
  titles: string
}

/** All spellings of a resource, from its service's type and its name in kebab-case. */
export function resourceNames(service: string, kebab: string): ResourceNames {
  const known = SERVICES[service]
  if (!known) throw new Error(`Unknown service ${service}: use ${Object.keys(SERVICES).join(', ')}`)
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(kebab)) throw new Error(`${kebab} is not in kebab-case, as address-group is`)
  const kebabs = kebab.endsWith('y') ? `${kebab.slice(0, -1)}ies` : `${kebab}s`
  const pascalOf = (name: string) => name.split('-').map(capitalized).join('')
  const titleOf = (name: string) => name.split('-').map(capitalized).join(' ')
  return {
    ...known,
    service,
    kebab,
    kebabs,
    snake: kebab.replaceAll('-', '_'),
    snakes: kebabs.replaceAll('-', '_'),
    camel: uncapitalized(pascalOf(kebab)),
    camels: uncapitalized(pascalOf(kebabs)),
    pascal: pascalOf(kebab),
    title: titleOf(kebab),
    titles: titleOf(kebabs),
  }
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const uncapitalized = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
