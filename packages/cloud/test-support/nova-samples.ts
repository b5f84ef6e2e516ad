import type { HttpResponse, Body } from './http.ts'
import { expectLike, sample } from './samples.ts'
import type { Sample } from './samples.ts'
import { testCloud } from './test-cloud.ts'
import type { Client, TestCloud } from './test-cloud.ts'

export type Who = 'admin' | 'demo' | 'samples' | 'nobody'

/** Ids and names in the recorded cloud. */
export const RECORDED = {
  server: 'b7396c55-b448-43ac-a767-3e0bd29c2514',
  brief: 'f6a011ba-2cf2-43f9-baed-106f545c83d0',
  failed: 'd1ccef0d-b6b1-4c50-acd2-5b0c2a907efb',
  volumeBacked: '015c007b-7f72-4300-9d05-84ab350956ad',
  database: '8a34b74d-4836-40f5-941f-ba376dd43348',
  stopped: '1809d8fd-557c-45d5-a97b-b0eecb92f08f',
  paused: 'e5e48fc2-2c8e-4fa6-acfa-343fc1b0d4d9',
  network: '1de3afc2-5ec4-4912-b113-f1530e4b9e16',
  laterNetwork: '9738e14f-a49c-4a1a-b181-8da8380e163e',
  image: '94202aa9-278d-4329-8300-cab7de87b72a',
  largeImage: '12367a90-71f0-4543-bacd-b738ec38e495',
  disk: 'c08d7b16-94fc-4b8f-aaf3-bab3ed8f49ef',
  bootDisk: 'd8e95b7d-344e-425d-b24b-f573cab28e9a',
  port: '9d5aafc0-aa99-460c-ab3d-77dfbee2baaf',
  request: 'req-05fd832a-af30-4755-bdb5-299fe0fa14e7',
  host: 'oscloud',
  /** The recorded cloud gives no reason. */
  noHost: 'No valid host was found. "',
  project: '2d230fd795eb471694d5e3490608924a',
  laterProject: '2e1f7e1b5ac44cd3bf84eac4259193f5',
  demoProject: '38864986c5c7461e9b40a3421935d0cd',
} as const

export interface Recording {
  cloud: TestCloud
  people: Record<Exclude<Who, 'nobody'>, Client>
  /** Maps a recorded id to the id in this cloud. */
  name: (recorded: keyof typeof RECORDED, ours: string) => void
  /** Sends a recorded request again and compares the responses. */
  replay: (name: string, who?: Who) => Promise<HttpResponse>
  /** Advances the clock until all jobs are done. */
  settle: () => void
}

/** A cloud with one enabled host, like the recorded one, and a network for the recording's project. */
export async function novaRecording(): Promise<Recording> {
  const cloud = await testCloud({ clock: 'manual' })
  const people = {
    admin: await cloud.as('admin', 'admin'),
    demo: await cloud.as('demo', 'demo'),
    samples: await cloud.as('demo', 'alt_demo'),
  }
  const names = new Map<string, string>()
  const name: Recording['name'] = (recorded, ours) => names.set(RECORDED[recorded], ours)
  name('project', people.samples.projectId)
  name('laterProject', people.samples.projectId)
  name('demoProject', people.demo.projectId)
  name('host', 'compute-3')
  name('noHost', 'No valid host was found. There are not enough hosts available."')
  await oneHost(people.admin)
  const network = await networkOf(people.samples)
  name('network', network)
  name('laterNetwork', network)
  name('image', (await people.demo.get('/image/v2/images?name=CirrOS%200.6')).body.images[0].id)
  const translated = (recorded: Sample): Sample =>
    JSON.parse([...names].reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), JSON.stringify(recorded)))
  return {
    cloud,
    people,
    name,
    settle: () => cloud.clock.advance(120),
    async replay(file, who = 'samples') {
      const recorded = translated(sample('compute', file))
      const { method, path, headers, body } = recorded.request
      const sender = who === 'nobody' ? cloud : people[who]
      const actual = await sender.send(method, `/compute${path}`, { headers, body: body ?? undefined })
      expectLike(actual, recorded, comparable)
      return actual
    },
  }
}

async function oneHost(admin: Client): Promise<void> {
  for (const host of ['compute-1', 'compute-2', 'compute-4']) {
    await admin.put('/compute/v2.1/os-services/disable', { host, binary: 'nova-compute' })
  }
}

async function networkOf(client: Client): Promise<string> {
  const { body } = await client.post('/network/v2.0/networks', { network: { name: 'sample-net' } })
  const subnet = { network_id: body.network.id, ip_version: 4, cidr: '10.99.0.0/24', name: 'sample-net-v4' }
  await client.post('/network/v2.0/subnets', { subnet })
  return body.network.id
}

/** Removes what differs between servers of two clouds: metadata, addresses, extra specs, tags. */
function comparable(body: Body): Body {
  if (body === null || typeof body !== 'object') return body
  const plain = (server: Body) => ({
    ...server,
    ...(server.metadata && { metadata: typeof server.metadata }),
    ...(server.addresses && { addresses: Object.values(server.addresses).flat().length > 0 }),
    ...(server.flavor?.extra_specs && { flavor: { ...server.flavor, extra_specs: 'any' } }),
    ...(server.tags && { tags: 'some' }),
    ...('description' in server && { description: 'maybe' }),
    ...(server.fault?.details && { fault: { ...server.fault, details: 'why' } }),
  })
  if (body.server?.status) return { ...body, server: plain(body.server) }
  if (body.servers?.[0]?.status) {
    const running =
      body.servers.find(({ status, image }: Body) => status === 'ACTIVE' && image !== '') ?? body.servers[0]
    const mayHave = ['key_name', 'OS-EXT-SRV-ATTR:user_data', 'os-extended-volumes:volumes_attached']
    const optional = Object.fromEntries(mayHave.filter((key) => key in running).map((key) => [key, 'maybe']))
    return { ...body, servers: [{ ...plain(running), ...optional }] }
  }
  return body
}
