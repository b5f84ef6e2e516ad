import type { OpenStack } from './openstack.ts'
import { createVolume } from './volumes.ts'

/** A panel, and how a thing of its kind gets a name that no form would have let through. */
export interface PanelCase {
  user: 'demo' | 'admin'
  path: string
  /** Answers the id that the console knows it by; throws where the service takes no such name. */
  make: (cloud: OpenStack, name: string) => Promise<string>
  /** What its row's menu has for deleting it. */
  remove: RegExp
  /** What it is called if it has no name; its id by default. */
  unnamed?: (id: string) => string
}

const firstId = async (cloud: OpenStack, path: string, list: string): Promise<string> =>
  (await cloud.send<Record<string, { id: string }[]>>('GET', path))[list]?.[0]?.id ?? ''

const made =
  (path: string, kind: string, more: object = {}) =>
  async (cloud: OpenStack, name: string): Promise<string> =>
    String((await cloud.send<Record<string, { id: string }>>('POST', path, { [kind]: { name, ...more } }))[kind]?.id)

export const boxUrl = (cloud: OpenStack, container: string): string =>
  `/object-store/v1/AUTH_${cloud.projectId}/${encodeURIComponent(container)}`

/** Swift has no objects without a name: the address would be the container's. */
function refuseEmpty(name: string): string {
  if (name === '') throw new Error('a name is required')
  return name
}

/** Every panel whose things have names that users choose. */
export const PANELS: Record<string, PanelCase> = {
  instances: {
    user: 'demo',
    path: '/project/instances',
    make: async (cloud, name) => {
      const imageRef = await firstId(cloud, '/image/v2/images?name=CirrOS%200.6', 'images')
      const uuid = await firstId(cloud, '/network/v2.0/networks?name=private', 'networks')
      return made('/compute/v2.1/servers', 'server', { flavorRef: '1', imageRef, networks: [{ uuid }] })(cloud, name)
    },
    remove: /^Delete Instance$/,
  },
  images: {
    user: 'demo',
    path: '/project/images',
    make: async (cloud, name) => (await cloud.queueImage(name)).id,
    remove: /^Delete Image$/,
  },
  'key pairs': {
    user: 'demo',
    path: '/project/key_pairs',
    make: async (cloud, name) => {
      await cloud.send('POST', '/compute/v2.1/os-keypairs', { keypair: { name: refuseEmpty(name) } })
      return name
    },
    remove: /^Delete Key Pair$/,
  },
  'server groups': {
    user: 'demo',
    path: '/project/server_groups',
    make: made('/compute/v2.1/os-server-groups', 'server_group', { policies: ['affinity'] }),
    remove: /^Delete Server Group$/,
  },
  volumes: {
    user: 'demo',
    path: '/project/volumes',
    make: createVolume,
    remove: /^Delete Volume$/,
  },
  'volume snapshots': {
    user: 'demo',
    path: '/project/snapshots',
    make: async (cloud, name) => {
      const volume_id = await firstId(cloud, '/volume/v3/volumes?name=scratch', 'volumes')
      return made('/volume/v3/snapshots', 'snapshot', { volume_id })(cloud, name)
    },
    remove: /^Delete Volume Snapshot$/,
  },
  networks: {
    user: 'demo',
    path: '/project/networks',
    make: made('/network/v2.0/networks', 'network'),
    remove: /^Delete Network$/,
  },
  routers: {
    user: 'demo',
    path: '/project/routers',
    make: made('/network/v2.0/routers', 'router'),
    remove: /^Delete Router$/,
  },
  'security groups': {
    user: 'demo',
    path: '/project/security_groups',
    make: made('/network/v2.0/security-groups', 'security_group'),
    remove: /^Delete Security Group$/,
  },
  trunks: {
    user: 'demo',
    path: '/project/trunks',
    make: async (cloud, name) => {
      const network_id = await firstId(cloud, '/network/v2.0/networks?name=private', 'networks')
      const port_id = await made('/network/v2.0/ports', 'port', { network_id })(cloud, 'for a trunk')
      return made('/network/v2.0/trunks', 'trunk', { port_id })(cloud, name)
    },
    remove: /^Delete Trunk$/,
    unnamed: (id) => `(${id.slice(0, 13)})`,
  },
  'QoS policies': {
    user: 'admin',
    path: '/project/network_qos',
    make: made('/network/v2.0/qos/policies', 'policy'),
    remove: /^Delete (QoS )?Policy$/,
  },
  containers: {
    user: 'demo',
    path: '/project/containers',
    make: async (cloud, name) => {
      await cloud.put(boxUrl(cloud, refuseEmpty(name)))
      return name
    },
    remove: /^Delete Container$/,
  },
  folders: {
    user: 'demo',
    path: '/project/containers/container/odd-names',
    make: async (cloud, name) => {
      const box = boxUrl(cloud, 'odd-names')
      await cloud.put(box)
      await cloud.put(`${box}/${encodeURIComponent(refuseEmpty(name))}/inside`)
      return name
    },
    remove: /^Delete$/,
  },
  flavors: {
    user: 'admin',
    path: '/admin/flavors',
    make: made('/compute/v2.1/flavors', 'flavor', { ram: 64, vcpus: 1, disk: 1 }),
    remove: /^Delete Flavor$/,
  },
  projects: {
    user: 'admin',
    path: '/identity/projects',
    make: made('/identity/v3/projects', 'project'),
    remove: /^Delete Project$/,
  },
  users: {
    user: 'admin',
    path: '/identity/users',
    make: made('/identity/v3/users', 'user'),
    remove: /^Delete User$/,
  },
  groups: {
    user: 'admin',
    path: '/identity/groups',
    make: made('/identity/v3/groups', 'group'),
    remove: /^Delete (?:User )?Group$/,
  },
  roles: {
    user: 'admin',
    path: '/identity/roles',
    make: made('/identity/v3/roles', 'role'),
    remove: /^Delete Role$/,
  },
  domains: {
    user: 'admin',
    path: '/identity/domains',
    make: made('/identity/v3/domains', 'domain', { enabled: false }),
    remove: /^Delete Domain$/,
  },
}

/** Makes a container with empty objects of these names, as any client would. */
export async function fillContainer(cloud: OpenStack, container: string, ...names: string[]): Promise<void> {
  const box = boxUrl(cloud, container)
  await cloud.put(box)
  await Promise.all(names.map((name) => cloud.put(`${box}/${encodeURIComponent(name)}`)))
}
