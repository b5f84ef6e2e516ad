import {
  nova,
  novaQuotaEndpoints as novaQuotas,
  roleAssignmentEndpoints as grants,
  roleEndpoints as roles,
  stackEndpoints as stacks,
  urlOf,
  type Endpoint,
  type ResultOf,
} from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../../../packages/console/src/api/client.ts'
import { hot } from '../../../../packages/console/src/flows/export/formats/hot.ts'
import { buildModel } from '../../../../packages/console/src/flows/export/model/build-model.ts'
import {
  referencesIn,
  type ExportModel,
  type Value,
} from '../../../../packages/console/src/flows/export/model/export-model.ts'
import { readFacts } from '../../../../packages/console/src/flows/export/read-facts.ts'
import type { Browser } from '../support/browser.ts'
import { madeProject, madeUser } from '../support/identity.ts'
import { until } from '../support/until.ts'
import { REAL_CLOUD, World, type AnyArgs } from '../support/world.ts'

const STACK = 'copy'

/** A real Heat of two cores takes minutes for all that the project has. */
const LAUNCH_MS = REAL_CLOUD ? 1_200_000 : 120_000

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.stop(), LAUNCH_MS)

type Send = Pick<Browser, 'send' | 'get'>

/** The resources of the project that the browser is in. */
async function modelOf(browser: Send): Promise<ExportModel> {
  const session = (await browser.get('/api/keystone/user-session/')).json()
  const call = ((endpoint: Endpoint, args: AnyArgs = {}) => resultOf(browser, endpoint, args)) as Call // the same signature
  return buildModel(await readFacts(session.project_id, call))
}

/** The parsed response. */
async function resultOf(browser: Send, endpoint: Endpoint, args: AnyArgs): Promise<unknown> {
  const { statusCode, body } = await browser.send(endpoint.method, urlOf(endpoint, args), args.body as object) // JSON
  expect([endpoint.path, statusCode, body]).toEqual([endpoint.path, endpoint.status, expect.anything()])
  return endpoint.result?.parse(JSON.parse(body))
}

/** A new user in a new project without resources, who may launch stacks. */
async function newcomer(): Promise<Browser> {
  const [{ id: userId, name, password }, projectId] = [await madeUser(world), await madeProject(world)]
  const { items } = await world.call('admin', roles.roleList, {})
  // Heat acts for its user with this role, where the cloud has it.
  for (const { id: roleId } of items.filter((role) => ['member', 'heat_stack_owner'].includes(role.name)))
    await world.call('admin', grants.projectRoleGrant, { params: { projectId, roleId, userId } })
  const { items: limits } = await world.call('admin', novaQuotas.novaQuotaView, { params: { project: projectId } })
  const body = {
    ...Object.fromEntries(limits.map(({ name: quota, limit }) => [quota, limit])),
    cores: -1,
    ram: -1,
    instances: -1,
  }
  await world.call('admin', novaQuotas.novaQuotaUpdate, { params: { project: projectId }, body: body }) // Nova's own names
  const browser = world.console.browser()
  expect((await browser.signIn(name, password)).statusCode).toBe(200)
  return browser
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

/** Metadata that Heat or its client would read as a function, and that Terraform would once have taken for code. */
const METADATA = { get_file: 'file:///etc/hostname', raw: '{}\n}\ndata "external" "x" {' }

/** A server of the demo project has this metadata until the end. */
async function setMetadata(): Promise<void> {
  const { items } = await world.call('demo', nova.serverList, {})
  const params = { id: items.find(({ status }) => status === 'ACTIVE')?.id ?? '' }
  const update = (body: { updated: Record<string, string>; removed: string[] }) =>
    world.call('demo', nova.serverMetadataUpdate, { params, body })
  await update({ updated: METADATA, removed: [] })
  world.cleanUp(() => update({ updated: {}, removed: Object.keys(METADATA) }))
}

test(
  'the template of the demo project, launched in an empty project, makes the same resources',
  { timeout: LAUNCH_MS },
  async () => {
    await setMetadata()
    const exported = await modelOf(await world.as('demo'))
    const browser = await newcomer()
    expect((await modelOf(browser)).nodes).toEqual([])
    const send = <E extends Endpoint>(endpoint: E, args: AnyArgs) =>
      resultOf(browser, endpoint, args) as Promise<ResultOf<E>> // its own schema has parsed it
    const { id } = await send(stacks.stackCreate, {
      body: { stack_name: STACK, template: hot.write(exported), disable_rollback: true },
    })
    world.cleanUp(async () => {
      await send(stacks.stackDelete, { params: { id } })
      await until(
        () => modelOf(browser),
        ({ nodes }) => nodes.length === 0,
        LAUNCH_MS,
      )
    })
    const made = await until(
      () => send(stacks.stackView, { params: { id } }),
      ({ stack_status: status }) => status !== 'CREATE_IN_PROGRESS',
      LAUNCH_MS,
    )
    expect([made.stack_status, made.stack_status_reason]).toEqual(['CREATE_COMPLETE', expect.anything()])
    expect(described(await modelOf(browser))).toEqual(described(exported))
  },
)
