import type { Body, HttpResponse } from './http.ts'
import { expectLike, sample } from './samples.ts'
import { testCloud } from './test-cloud.ts'
import type { Client, TestCloud } from './test-cloud.ts'

export type Sender = 'demo' | 'samples' | 'admin' | 'nobody'

export interface NetworkRecording {
  cloud: TestCloud
  /** `samples` is a member of the project in which the responses were recorded. */
  clients: Record<Exclude<Sender, 'nobody'>, Client>
  /** Recorded id → id in this cloud. Responses to replayed requests add to it. */
  ids: Map<string, string>
  /** Replaces recorded ids by those of this cloud. */
  translate: (text: string) => string
  /** Sends a recorded request again and compares the responses. */
  replay: (name: string, sender?: Sender) => Promise<HttpResponse>
}

export async function networkRecording(): Promise<NetworkRecording> {
  const cloud = await testCloud({ clock: 'manual' })
  const clients = {
    demo: await cloud.as('demo', 'demo'),
    samples: await cloud.as('demo', 'alt_demo'),
    admin: await cloud.as('admin', 'admin'),
  }
  const ids = await seededIds(clients)
  const translate = (text: string) => [...ids].reduce((all, [recorded, here]) => all.replaceAll(recorded, here), text)
  return {
    cloud,
    clients,
    ids,
    translate,
    async replay(name, sender = 'samples') {
      const recorded = sample('network', name)
      const { method, path, headers, body } = recorded.request
      const sent = typeof body === 'string' || body === null ? body : JSON.parse(translate(JSON.stringify(body)))
      const client = sender === 'nobody' ? cloud : clients[sender]
      const options = { headers, ...(sent !== null && { body: sent }) }
      const actual = await client.send(method, `/network${translate(path)}`, options)
      expectLike(actual, recorded, comparable)
      if (method !== 'GET') addIds(ids, recorded.response.body, actual.body)
      return actual
    },
  }
}

/** The ids of resources that both clouds have from the start. */
async function seededIds({ demo, samples, admin }: NetworkRecording['clients']): Promise<Map<string, string>> {
  const { body } = await demo.get('/network/v2.0/networks')
  const networkId = (name: string) => body.networks.find((network: Body) => network.name === name).id
  const ports = (await demo.get('/network/v2.0/ports?device_owner=compute:nova')).body.ports
  const agents = (await admin.get('/network/v2.0/agents')).body.agents
  const agentId = (binary: RegExp) => agents.find((agent: Body) => binary.test(agent.binary)).id
  return new Map([
    ['38864986c5c7461e9b40a3421935d0cd', demo.projectId],
    ['2251c0ffef314f40947f9f22d654eef1', samples.projectId],
    ['618b23827b43487db17aab71db323170', admin.projectId],
    ['f884b355-4636-4d20-9bd4-b48851c85b86', networkId('public')],
    ['0572eced-bb66-4be6-b7bb-cdfccfd4ab9a', networkId('private')],
    ['c51fae6f-0904-4476-8ca8-d5a1fe05edab', ports[0].device_id],
    ['86b78f50-a50b-4716-9647-9dc79088a08f', agentId(/switch/)],
    ['a8c740c6-f845-472a-80c5-a6505fa112fe', agentId(/l3/)],
  ])
}

/** Pairs the ids of two responses of the same shape. */
function addIds(ids: Map<string, string>, recorded: Body, actual: Body): void {
  if (typeof recorded === 'string' && typeof actual === 'string') {
    const isId = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(recorded)
    if (isId && !ids.has(recorded)) ids.set(recorded, actual)
  } else if (recorded && actual && typeof recorded === 'object') {
    for (const key of Object.keys(recorded)) addIds(ids, recorded[key], actual[key])
  }
}

/** Removes what differs between two clouds: which resources exist, agents' details, addresses in messages. */
function comparable(body: Body): Body {
  const text = JSON.stringify(body, (key, value) => {
    if (key === 'networks' && Array.isArray(value)) return preferring(value, (network) => !network['router:external'])
    if (key === 'subnets' && Array.isArray(value)) return value.filter((subnet) => subnet.ip_version !== 6)
    if (key === 'ports' && Array.isArray(value)) return value.map(({ trunk_details: _, status: _s, ...port }) => port)
    if (key === 'floatingips' && Array.isArray(value)) return value.filter((floating) => floating.port_id === null)
    if (key === 'security_group_rules' && Array.isArray(value))
      return value.filter((rule) => rule.direction === 'egress')
    return ['availability_zones', 'configurations', 'binding:vif_details'].includes(key) && !isZoneList(value)
      ? undefined
      : value
  })
  return text === undefined ? text : JSON.parse(text.replaceAll(/172\.24\.4\.\d+/g, '{address}'))
}

/** The matching rows, or all if none match. */
const preferring = (rows: Body[], matches: (row: Body) => boolean) => (rows.some(matches) ? rows.filter(matches) : rows)

/** The list of zones itself has objects, a resource's zones are strings. */
const isZoneList = (value: Body) => Array.isArray(value) && typeof value[0] === 'object'
