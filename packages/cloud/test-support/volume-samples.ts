import type { Body } from './http.ts'
import { expectLike, sample } from './samples.ts'
import type { Client, TestCloud } from './test-cloud.ts'

export type Who = 'samples' | 'demo' | 'admin' | 'nobody'

export interface VolumeRecording {
  people: Record<'samples' | 'demo' | 'admin', Client>
  /** Recorded id → id in this cloud. Responses to replayed requests add to it. */
  ours: Map<string, string>
  /** Sends a recorded request again, with the ids of this cloud, and compares the responses. */
  replay: (name: string, who: Who) => Promise<Body>
}

/** A cloud on which Cinder's recorded requests can be replayed. */
export async function volumeRecording(cloud: TestCloud): Promise<VolumeRecording> {
  const people = {
    demo: await cloud.as('demo', 'demo'),
    samples: await cloud.as('demo', 'alt_demo'), // a member of the recording's project
    admin: await cloud.as('admin', 'admin'),
  }
  const ours = new Map([
    ['oscloud@files', 'block-1@standard'],
    ['oscloud', 'block-1'],
    ['38864986c5c7461e9b40a3421935d0cd', people.demo.projectId],
    ['2d230fd795eb471694d5e3490608924a', people.demo.projectId],
    ['4476b7e145244d01bf1c1ec2c774bdab', people.samples.projectId],
    ['618b23827b43487db17aab71db323170', people.admin.projectId],
  ])
  await nameSeed(people.demo, ours)
  await makeTypes(people.admin, people.samples.projectId, ours)
  let transferKey = ''

  const replay: VolumeRecording['replay'] = async (name, who) => {
    const recorded = sample('volumev3', name)
    const { method, path, headers, body } = recorded.request
    const translate = (text: string) => [...ours].reduce((all, [theirs, id]) => all.replaceAll(theirs, id), text)
    const requested = body === null ? undefined : JSON.parse(translate(JSON.stringify(body)))
    if (requested?.accept) requested.accept.auth_key = transferKey // the recordings do not contain keys
    const sender = who === 'nobody' ? cloud : people[who]
    const actual = await sender.send(method, `/volume${translate(path)}`, { headers, body: requested })
    expectLike(actual, recorded, comparable)
    learn(ours, recorded.response.body, actual.body)
    transferKey = actual.body?.transfer?.auth_key ?? transferKey
    return actual.body
  }
  return { people, ours, replay }
}

async function nameSeed(demo: Client, ours: Map<string, string>): Promise<void> {
  const { body: images } = await demo.get('/image/v2/images?name=CirrOS%200.6')
  ours.set('94202aa9-278d-4329-8300-cab7de87b72a', images.images[0].id)
  const { body } = await demo.get('/volume/v3/volumes')
  const named = (name: string) => body.volumes.find((volume: Body) => volume.name === name).id
  ours.set('b91d4411-7591-4a02-98e3-b2fcec7c15d1', named('media'))
  ours.set('2bcc7294-d071-4fcf-8961-805d0ce8ce43', named('data-1'))
  ours.set('c08d7b16-94fc-4b8f-aaf3-bab3ed8f49ef', named('data-1'))
}

/** The types of the recorded cloud, one of them the default of the recording's project. */
async function makeTypes(admin: Client, projectId: string, ours: Map<string, string>): Promise<void> {
  const types = { files: 'aa69e66e-a385-4beb-aa6e-f45d21a8e4e5', 'files-gold': '00989d8e-9c7b-4096-80ff-f40694f70c50' }
  for (const [name, id] of Object.entries(types)) {
    const type = { name, extra_specs: { volume_backend_name: 'standard' } }
    const { body } = await admin.post('/volume/v3/types', { volume_type: type })
    ours.set(id, body.volume_type.id)
  }
  await admin.send('PUT', `/volume/v3/default-types/${projectId}`, {
    headers: { 'openstack-api-version': 'volume 3.62' },
    body: { default_type: { volume_type: 'files' } },
  })
}

/** Adds the id of the resource in the response. */
function learn(ours: Map<string, string>, theirs: Body, mine: Body): void {
  for (const key of Object.keys(theirs ?? {})) {
    const isList = ['messages', 'attachments'].includes(key)
    const [there, here] = isList ? [theirs[key][0], mine?.[key]?.[0]] : [theirs[key], mine?.[key]]
    for (const name of ['id', 'image_id', 'encryption_id']) {
      if (typeof there?.[name] === 'string' && here?.[name]) ours.set(there[name], here[name])
    }
  }
}

/** Removes what depends on the seeded data: image properties, quotas per type, usage. */
function comparable(body: Body): Body {
  if (typeof body === 'string') return body.replaceAll(/\d+G|\(\d+\)/g, 'n')
  if (body === null || typeof body !== 'object') return body
  if (Array.isArray(body)) return body.filter(isPlain).map(comparable)
  const kept = Object.entries(body).filter(([key]) => !/^(volumes|gigabytes|snapshots)_(?!links)/.test(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, OPEN.has(key) ? {} : comparable(value)] as const))
}

/** In detailed lists, volumes that are not attached, not in error and not created from an image. */
const isPlain = ({ attachments, status, volume_image_metadata }: Body) =>
  attachments === undefined || (status === 'available' && !volume_image_metadata)

const OPEN = new Set(['volume_image_metadata', 'extra_specs', 'metadata', 'filters', 'connection_info', 'description'])
