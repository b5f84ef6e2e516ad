import { REAL_CLOUD, SMALL_IMAGE } from './clouds.ts'
import type { OpenStack } from './openstack.ts'

const LOOK_MS = 250
const PATIENCE_MS = REAL_CLOUD ? 240_000 : 120_000

/** Comes back when the server is in this status and nothing is being done to it. */
export async function settled(cloud: OpenStack, id: string, status = 'ACTIVE'): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const { server } = await cloud.send<{ server: SeenServer }>('GET', `/compute/v2.1/servers/${id}`)
    if (server.status === status && server['OS-EXT-STS:task_state'] === null) return
    if (Date.now() > deadline) throw new Error(`${id} is ${server.status} and not ${status}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

interface SeenServer {
  status: string
  'OS-EXT-STS:task_state': string | null
}

const firstOf = async (cloud: OpenStack, path: string, list: string): Promise<string> => {
  const found = await cloud.send<Record<string, { id: string }[]>>('GET', path)
  const [item] = found[list] ?? []
  if (!item) throw new Error(`${path} has none`)
  return item.id
}

const imageId = (cloud: OpenStack, name: string) =>
  firstOf(cloud, `/image/v2/images?name=${encodeURIComponent(name)}`, 'images')

interface Wanted {
  image?: string
  flavorRef?: string
  key_name?: string
  metadata?: Record<string, string>
}

/** A server of the project, built and running. */
export async function createServer(
  cloud: OpenStack,
  name: string,
  { image = SMALL_IMAGE, ...fields }: Wanted = {},
): Promise<string> {
  const { server } = await cloud.send<{ server: { id: string } }>('POST', '/compute/v2.1/servers', {
    server: {
      name,
      flavorRef: '1',
      imageRef: await imageId(cloud, image),
      networks: [{ uuid: await firstOf(cloud, '/network/v2.0/networks?name=private', 'networks') }],
      ...fields,
    },
  })
  await settled(cloud, server.id)
  return server.id
}
