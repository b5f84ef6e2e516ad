/** Where the resources of a service live in the repository, and how the service's API writes them. */
interface Service {
  /** Folder in contract and routes, and the object of the contract's endpoints. */
  folder: string
  /** Folder in the OpenStack client. */
  client: string
  /** Part of the resource type. */
  type: string
  place: string
  /** Before the name of a resource in the service's paths. */
  prefix: string
  updates: 'PUT' | 'PATCH'
  /** The file of `packages/wire` for its JSON. */
  wire: string
  /** The function of the client's `resources.ts` for a resource that has only the usual calls. */
  calls?: string
  /** Its lists page and have the items of all projects, for administrators. */
  lists?: 'pages of all projects'
}

const SERVICES: Record<string, Service> = {
  compute: {
    folder: 'nova',
    client: 'compute/v2-1',
    type: 'Nova',
    place: 'compute/run',
    prefix: '/os-',
    updates: 'PUT',
    wire: 'compute-resources',
  },
  network: {
    folder: 'neutron',
    client: 'network/v2-0',
    type: 'Neutron',
    place: 'network/connect',
    prefix: '/v2.0/',
    updates: 'PUT',
    wire: 'network-services',
    calls: 'neutronCalls',
    lists: 'pages of all projects',
  },
  volume: {
    folder: 'cinder',
    client: 'volume/v3',
    type: 'Cinder',
    place: 'storage/disks',
    prefix: '/',
    updates: 'PUT',
    wire: 'volume-types',
  },
  identity: {
    folder: 'keystone',
    client: 'identity/v3',
    type: 'Keystone',
    place: 'identity/who',
    prefix: '/',
    updates: 'PATCH',
    wire: 'identity-administration',
    calls: 'keystoneCalls',
  },
}

export interface ResourceNames extends Service {
  service: string
  /** 'address-group', 'address-groups'. */
  kebab: string
  kebabs: string
  /** 'address_groups', in our paths. */
  snakes: string
  /** The name in the service: the keys of its bodies, and its path. */
  inService: { one: string; many: string; at: string }
  /** 'addressGroup', 'addressGroups'. */
  camel: string
  camels: string
  /** 'AddressGroup'. */
  pascal: string
  /** 'Address Group', 'Address Groups'. */
  title: string
  titles: string
}

/**
 * All spellings of a resource, from its service's type and its names in kebab-case, here and in the service; the latter
 * with the folders of its path, as in `metering/metering-label`.
 */
export function resourceNames(service: string, kebab: string, inService = kebab): ResourceNames {
  const known = SERVICES[service]
  if (!known) throw new Error(`Unknown service ${service}: use ${Object.keys(SERVICES).join(', ')}`)
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(kebab)) throw new Error(`${kebab} is not in kebab-case, as address-group is`)
  const folders = inService.split('/')
  const nameInService = folders.pop() ?? kebab
  const kebabs = pluralOf(kebab)
  const pascalOf = (name: string) => name.split('-').map(capitalized).join('')
  const titleOf = (name: string) => name.split('-').map(capitalized).join(' ')
  return {
    ...known,
    service,
    kebab,
    kebabs,
    snakes: snakeOf(kebabs),
    inService: {
      one: snakeOf(nameInService),
      many: snakeOf(pluralOf(nameInService)),
      at: known.prefix + [...folders, pluralOf(nameInService)].join('/'),
    },
    camel: uncapitalized(pascalOf(kebab)),
    camels: uncapitalized(pascalOf(kebabs)),
    pascal: pascalOf(kebab),
    title: titleOf(kebab),
    titles: titleOf(kebabs),
  }
}

const pluralOf = (kebab: string) => (kebab.endsWith('y') ? `${kebab.slice(0, -1)}ies` : `${kebab}s`)
const snakeOf = (kebab: string) => kebab.replaceAll('-', '_')
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const uncapitalized = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
