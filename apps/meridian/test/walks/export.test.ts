import {
  keypairEndpoints as keypairs,
  novaQuotaEndpoints as novaQuotas,
  stackEndpoints as stacks,
  volumeEndpoints as volumes,
} from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../../packages/console/src/api/client.ts'
import { hot } from '../../../packages/console/src/flows/export/formats/hot.ts'
import { buildModel } from '../../../packages/console/src/flows/export/model/build-model.ts'
import {
  referencesIn,
  type ExportModel,
  type Value,
} from '../../../packages/console/src/flows/export/model/export-model.ts'
import { readFacts } from '../../../packages/console/src/flows/export/read-facts.ts'
import type { Account } from './support/accounts.ts'
import { until } from './support/until.ts'
import { World } from './support/world.ts'

const STACK = 'copy'

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.stop())

async function modelOf(account: Account): Promise<ExportModel> {
  const session = (await (await world.as(account)).get('/api/keystone/user-session/')).json()
  const call = ((endpoint, args) => world.call(account, endpoint, args ?? ({} as never))) as Call // the same signature
  return buildModel(await readFacts(session.project_id, call))
}

/** Every node with its attributes, references by the described node: without ids, labels and what HOT does not carry. */
function described({ nodes }: ExportModel): string[] {
  const byKey = new Map(nodes.map((node) => [`${node.kind} ${node.id}`, node]))
  const describe = (key: string): unknown => {
    const node = byKey.get(key)
    if (!node) return null
    const { name, attributes } = node
    const { description: _description, tags: _tags, availability_zone: _zone, ...rest } = attributes
    // Heat names what has no name after the stack.
    const own = name.startsWith(`${STACK}-`) ? '' : name
    const { name: _name, ...others } = rest
    return [node.kind, own, plain(others)]
  }
  const plain = (value: Value): unknown => {
    const [only] = value !== null && typeof value === 'object' && 'node' in value ? referencesIn(value) : []
    if (only !== undefined) return describe(only)
    if (Array.isArray(value))
      return value
        .map(plain)
        .map((one) => JSON.stringify(one))
        .toSorted()
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, one]) => [key, plain(one)])
        .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    )
  }
  return nodes.map(({ kind, id }) => JSON.stringify(describe(`${kind} ${id}`))).toSorted()
}

test(
  'the template of the demo project, launched in an empty project, makes the same resources',
  { timeout: 120_000 },
  async () => {
    const exported = await modelOf('demo')
    const template = hot.write(exported)
    // Key pairs belong to the user, who is the same in both projects.
    for (const { name } of exported.nodes.filter(({ kind }) => kind === 'keypair'))
      await world.call('demo', keypairs.keypairDelete, { params: { name } })
    for (const { id } of (await modelOf('stranger')).nodes.filter(({ kind }) => kind === 'volume'))
      await world.call('stranger', volumes.volumeDelete, { params: { id } })
    await until(
      () => modelOf('stranger'),
      ({ nodes }) => nodes.length === 0,
    )

    await world.call('admin', novaQuotas.novaQuotaDefaultsUpdate, { body: { cores: -1, ram: -1, instances: -1 } })
    const { id } = await world.call('stranger', stacks.stackCreate, {
      body: { stack_name: STACK, template, disable_rollback: true },
    })
    const made = await until(
      () => world.call('stranger', stacks.stackView, { params: { id } }),
      ({ stack_status: status }) => status !== 'CREATE_IN_PROGRESS',
    )
    expect([made.stack_status, made.stack_status_reason]).toEqual(['CREATE_COMPLETE', expect.anything()])
    expect(described(await modelOf('stranger'))).toEqual(described(exported))
  },
)
