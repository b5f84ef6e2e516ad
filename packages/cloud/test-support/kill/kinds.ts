import type { HttpResponse, RequestOptions, Body } from '../http.ts'

/** Writes to the running cloud. Requests that a kill interrupts reject. */
export interface Writer {
  projectId: string
  networkId: string
  send: (method: string, path: string, options?: RequestOptions) => Promise<HttpResponse>
}

/** A resource as its list shows it. */
export interface Item {
  id: string
  name: string
  /** Its deletion has started; it can disappear at any moment. */
  isDeleting: boolean
  /** A job for it is pending. */
  isBusy: boolean
  /** `partial`: several requests create it, and the last of them is missing. */
  state: 'complete' | 'partial' | 'broken'
}

/** A resource type that the test writes between kills. */
export interface Kind {
  /** Returns the id once all requests are acknowledged; undefined if one was refused. */
  create: (writer: Writer, name: string) => Promise<string | undefined>
  path: (writer: Writer, id: string) => string
  list: (writer: Writer) => Promise<Item[]>
  /** How many are created between two kills; by default as many as possible. */
  perRound?: number
}

const PUBLIC_KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGmlCJqBs1BBYz1Wn2g6vNnlvJ5MSmd6wHhM5Wf2fQlW kill'
const CIRROS = 'CirrOS 0.6'

const SETTLED = { isDeleting: false, isBusy: false, state: 'complete' } as const

const completeIf = (isComplete: boolean) => (isComplete ? 'complete' : 'broken')

/** Names that end in 3 get content too large for the database, which goes to a file. */
const contentOf = (name: string) => `${name} `.repeat(name.endsWith('3') ? 5000 : 5)

async function post(writer: Writer, path: string, body: Body): Promise<Body> {
  const response = await writer.send('POST', path, { body })
  return response.status < 300 ? response.body : undefined
}

async function listed(writer: Writer, path: string, key: string): Promise<Body[]> {
  const { status, body } = await writer.send('GET', path)
  if (status !== 200) throw new Error(`${path} returned ${status}`)
  return body[key]
}

const neutron = (resource: string, collection: string, values: (writer: Writer) => object = () => ({})): Kind => ({
  create: async (writer, name) =>
    (await post(writer, `/network/v2.0/${collection}`, { [resource]: { name, ...values(writer) } }))?.[resource].id,
  path: (_, id) => `/network/v2.0/${collection}/${id}`,
  list: async (writer) =>
    (await listed(writer, `/network/v2.0/${collection}`, collection.replace('-', '_'))).map((row) => ({
      ...SETTLED,
      ...row,
      state: completeIf(row.security_group_rules === undefined || row.security_group_rules.length === 2),
    })),
})

export const KINDS: Readonly<Record<string, Kind>> = {
  'key pair': {
    create: async (writer, name) =>
      (await post(writer, '/compute/v2.1/os-keypairs', { keypair: { name, public_key: PUBLIC_KEY } }))?.keypair.name,
    path: (_, id) => `/compute/v2.1/os-keypairs/${id}`,
    list: async (writer) =>
      (await listed(writer, '/compute/v2.1/os-keypairs', 'keypairs')).map(({ keypair: { name } }) => ({
        ...SETTLED,
        id: name,
        name,
      })),
  },
  volume: {
    create: async (writer, name) =>
      (await post(writer, '/volume/v3/volumes', { volume: { name, size: 1 } }))?.volume.id,
    path: (_, id) => `/volume/v3/volumes/${id}`,
    list: async (writer) =>
      (await listed(writer, '/volume/v3/volumes/detail', 'volumes')).map(({ id, name, status }) => ({
        id,
        name,
        isDeleting: status === 'deleting',
        isBusy: status === 'creating' || status === 'deleting',
        state: completeIf(status !== 'error'),
      })),
    perRound: 4,
  },
  network: neutron('network', 'networks'),
  port: neutron('port', 'ports', ({ networkId }) => ({ network_id: networkId })),
  'security group': neutron('security_group', 'security-groups'),
  image: {
    async create(writer, name) {
      const image = await post(writer, '/image/v2/images', { name, disk_format: 'raw', container_format: 'bare' })
      const options = { headers: { 'content-type': 'application/octet-stream' }, body: contentOf(name) }
      const { status } = await writer.send('PUT', `/image/v2/images/${image.id}/file`, options)
      return status === 204 ? image.id : undefined
    },
    path: (_, id) => `/image/v2/images/${id}`,
    list: async (writer) => {
      const images = await listed(writer, '/image/v2/images?visibility=shared&disk_format=raw&limit=1000', 'images')
      return Promise.all(
        images.map(async ({ id, name, status }) => {
          const { body } = await writer.send('GET', `/image/v2/images/${id}/file`)
          return { ...SETTLED, id, name, state: status === 'queued' ? 'partial' : completeIf(body === contentOf(name)) }
        }),
      )
    },
  },
  object: {
    async create(writer, name) {
      const path = KINDS['object']?.path(writer, name) ?? ''
      return (await writer.send('PUT', path, { body: contentOf(name) })).status === 201 ? name : undefined
    },
    path: ({ projectId }, id) => `/object-store/v1/AUTH_${projectId}/box/${id}`,
    list: async (writer) => {
      const box = await writer.send('GET', `/object-store/v1/AUTH_${writer.projectId}/box?format=json`)
      return Promise.all(
        box.body.map(async ({ name }: Item) => {
          const { body } = await writer.send('GET', KINDS['object']?.path(writer, name) ?? '')
          return { ...SETTLED, id: name, name, state: completeIf(body === contentOf(name)) }
        }),
      )
    },
  },
  server: {
    async create(writer, name) {
      const [image] = await listed(writer, `/image/v2/images?name=${encodeURIComponent(CIRROS)}`, 'images')
      const server = { name, flavorRef: '1', imageRef: image.id, networks: [{ uuid: writer.networkId }] }
      return (await post(writer, '/compute/v2.1/servers', { server }))?.server.id
    },
    path: (_, id) => `/compute/v2.1/servers/${id}`,
    list: async (writer) =>
      (await listed(writer, '/compute/v2.1/servers/detail', 'servers')).map((row) => ({
        id: row.id,
        name: row.name,
        isDeleting: row['OS-EXT-STS:task_state'] === 'deleting',
        isBusy: row['OS-EXT-STS:task_state'] !== null,
        state: completeIf(row.status === 'BUILD' || row.status === 'ACTIVE'),
      })),
    perRound: 1,
  },
  secret: {
    async create(writer, name) {
      const secret = { name, payload: name, payload_content_type: 'text/plain' }
      const made = await post(writer, '/key-manager/v1/secrets', secret)
      return made?.secret_ref.split('/').at(-1)
    },
    path: (_, id) => `/key-manager/v1/secrets/${id}`,
    list: async (writer) =>
      (await listed(writer, '/key-manager/v1/secrets?limit=100', 'secrets')).map((row) => ({
        ...SETTLED,
        id: row.secret_ref.split('/').at(-1),
        name: row.name,
        state: completeIf(row.content_types?.default === 'text/plain'),
      })),
    perRound: 5,
  },
  'load balancer': {
    async create(writer, name) {
      const pool = { protocol: 'TCP', lb_algorithm: 'ROUND_ROBIN' }
      const listeners = [{ protocol: 'TCP', protocol_port: 80, default_pool: pool }]
      const loadbalancer = { name, vip_network_id: writer.networkId, listeners }
      return (await post(writer, '/load-balancer/v2/lbaas/loadbalancers', { loadbalancer }))?.loadbalancer.id
    },
    path: (_, id) => `/load-balancer/v2/lbaas/loadbalancers/${id}?cascade=true`,
    list: async (writer) =>
      (await listed(writer, '/load-balancer/v2/lbaas/loadbalancers', 'loadbalancers')).map((row) => ({
        id: row.id,
        name: row.name,
        isDeleting: row.provisioning_status === 'PENDING_DELETE',
        isBusy: row.provisioning_status !== 'ACTIVE',
        state: completeIf(row.listeners.length === 1 && row.pools.length === 1),
      })),
    perRound: 1,
  },
  user: {
    create: async (writer, name) => (await post(writer, '/identity/v3/users', { user: { name } }))?.user.id,
    path: (_, id) => `/identity/v3/users/${id}`,
    list: async (writer) =>
      (await listed(writer, '/identity/v3/users', 'users')).map(({ id, name }) => ({ ...SETTLED, id, name })),
  },
}
