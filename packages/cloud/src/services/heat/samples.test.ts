import { describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const people = {
  demo: await cloud.as('demo', 'demo'),
  samples: await cloud.as('demo', 'alt_demo'), // the recording's project, as a member
  admin: await cloud.as('admin', 'admin'),
}
type Who = keyof typeof people | 'nobody'

const demoStacks = await people.demo.get(`/orchestration/v1/${people.demo.projectId}/stacks?name=demo-stack`)

/** Recorded ids and names → ours; grows with each step. */
const ours = new Map([
  ['38864986c5c7461e9b40a3421935d0cd', people.demo.projectId],
  ['b96b474cdb3345498b55a464db3b1fc2', people.samples.projectId],
  ['618b23827b43487db17aab71db323170', people.admin.projectId],
  ['386ab159-a4c4-4f45-9212-c5d66fa4352a', demoStacks.body.stacks[0].id],
])

/** Replays a recorded request with our ids and compares the responses. */
async function replay(name: string, who: Who = 'samples', common?: (body: Body) => Body): Promise<Body> {
  const recorded = sample('orchestration', name)
  const { method, path, headers, body } = recorded.request
  const translate = (text: string) => [...ours].reduce((all, [theirs, mine]) => all.replaceAll(theirs, mine), text)
  const requested = body === null ? undefined : JSON.parse(translate(JSON.stringify(body)))
  const sender = who === 'nobody' ? cloud : people[who]
  const actual = await sender.send(method, `/orchestration${translate(path)}`, { headers, body: requested })
  expectLike(actual, recorded, (one) => common?.(withoutHost(one)) ?? withoutHost(one))
  const [theirs, mine] = [idIn(recorded.response.body), idIn(actual.body)]
  if (theirs && mine) ours.set(theirs, mine)
  return actual.body
}

/** HTML pages contain the host of the request. */
const withoutHost = (body: Body): Body =>
  typeof body === 'string'
    ? body.replaceAll(/http:\/\/127\.0\.0\.1:\d+(\/orchestration)?/g, '').replaceAll(/\/v1\/[0-9a-f]{32}/g, '')
    : body

const idIn = (body: Body): string | undefined => body?.stack?.id ?? body?.software_config?.id ?? body?.id

/** Lets the engine finish. */
const later = () => cloud.clock.advance(30)

describe('Heat responds as recorded', () => {
  test.for([
    ['versions', 'nobody'],
    ['build-info', 'demo'],
    ['services', 'admin'],
    ['stacks-list', 'demo'],
    ['stacks-list-with-count', 'demo'],
    ['stack-by-name', 'demo'],
    ['resource-type-show', 'demo'],
    ['resource-type-template', 'demo'],
    ['resource-types-list', 'demo'],
    ['resource-types-list-description', 'demo'],
    ['template-versions', 'demo'],
    ['template-functions', 'demo'],
    ['validate', 'samples'],
    ['validate-nested', 'samples'],
    ['error-400-validate-empty', 'samples'],
    ['error-400-validate-type', 'samples'],
    ['error-400-validate-version', 'samples'],
    ['error-400-create-name', 'samples'],
    ['error-400-create-no-template', 'samples'],
    ['error-400-create-parameter', 'samples'],
    ['error-400-create-unknown-parameter', 'samples'],
    ['error-401-no-token', 'nobody'],
    ['error-403-services', 'demo'],
    ['error-403-stacks-global', 'admin'],
    ['error-404-resource-type', 'demo'],
    ['error-404-stack', 'samples'],
    ['error-404-stack-delete', 'samples'],
    ['software-deployments-list', 'samples'],
  ] as const)('%s', async ([name, who]) => {
    expect(await replay(name, who)).not.toBeUndefined()
  })

  test('for the seeded stack', async () => {
    const withoutOutputs = (body: Body) => ({ ...body.stack, parameters: {}, outputs: body.stack.outputs.slice(0, 1) })
    await replay('stack-show-demo', 'demo', withoutOutputs)
    await replay('resources-list-demo', 'demo')
    await replay('resource-show-server', 'demo', (body) => ({
      ...body.resource,
      attributes: Object.keys(body.resource.attributes).toSorted(),
    }))
  })

  test('refuses an unreadable template; only the parser’s details differ', async () => {
    const shortened = (body: Body) => ({ ...body, error: { ...body.error, message: body.error.message.slice(0, 30) } })
    await replay('error-400-validate-yaml', 'samples', shortened)
  })

  test('over the lifecycle of a stack', async () => {
    await replay('stack-preview', 'samples', (body) => ({
      ...body.stack,
      resources: byName(body.stack.resources).map(comparable),
    }))
    await replay('stack-create')
    await replay('error-409-stack')
    await replay('stack-show-in-progress')
    later()
    for (const name of ['stack-show', 'stack-show-no-outputs', 'resources-list', 'resources-list-detail'])
      await replay(name)
    for (const name of ['resource-show', 'resource-metadata', 'error-404-resource', 'error-400-resource-signal'])
      await replay(name)
    for (const name of ['stack-template', 'stack-environment', 'stack-files', 'stack-outputs', 'stack-output'])
      await replay(name)
    for (const name of ['error-404-output', 'error-400-stack-abandon', 'error-400-stack-export']) await replay(name)
    await replay('stack-update-preview', 'samples', (body) => body.resource_changes)
    await replay('resource-mark-unhealthy')
    for (const name of ['events-list', 'events-list-paged', 'events-list-resource']) await replay(name)
    await replay('error-400-update-parameter')
    for (const name of ['stack-update', 'stack-update-patch']) {
      await replay(name)
      later()
    }
    for (const name of ['stack-action-suspend', 'stack-action-resume', 'stack-action-check']) {
      await replay(name)
      later()
    }
    for (const name of ['stack-show-after-check', 'error-400-action', 'error-400-cancel-update-idle'])
      await replay(name)
    await replay('snapshot-create')
    later()
    await replay('snapshot-show', 'samples', (body) => ({ ...body.snapshot, data: Object.keys(body.snapshot.data) }))
    await replay('snapshots-list', 'samples', (body) => body.snapshots.map(({ data: _data, ...rest }: Body) => rest))
    await replay('snapshot-restore')
    later()
    await replay('snapshot-delete')
    await replay('stack-delete')
    await replay('stack-show-deleting', 'samples', (body) => ({ ...body.stack, outputs: [] }))
    later()
    await replay('stack-show-deleted')
    await replay('error-404-stack-deleted-by-name')
  })

  test('for an event', async () => {
    const path = `/orchestration/v1/${people.samples.projectId}/stacks`
    const made = await people.samples.post(path, sample('orchestration', 'stack-create').request.body)
    const { id } = made.body.stack
    const { body } = await people.samples.get(`${path}/sample-stack/${id}/events`)
    ours.set('6e268ec9-ee9f-4591-83e7-00ddfab779ee', id)
    ours.set('edbc59a8-4fa1-4a65-914b-bbcd5f4e6235', body.events[0].id)
    expect((await replay('event-show')).event.resource_status).toBe('CREATE_IN_PROGRESS')
  })

  test('for a stack that fails', async () => {
    const template = {
      heat_template_version: '2018-08-31',
      resources: { bad: { type: 'OS::Heat::TestResource', properties: { fail: true } } },
    }
    const path = `/orchestration/v1/${people.samples.projectId}/stacks`
    const { body } = await people.samples.post(path, { stack_name: 'sample-bad', template, disable_rollback: true })
    ours.set('0d590a40-0f33-4764-aefa-b44e128301b9', body.stack.id)
    later()
    const shown = await replay('stack-show-failed')
    expect(shown.stack.stack_status_reason).toBe(
      sample('orchestration', 'stack-show-failed').response.body.stack.stack_status_reason,
    )
    for (const name of ['resources-list-failed', 'events-list-failed']) await replay(name)
  })

  test('for a software configuration', async () => {
    for (const name of ['software-config-create', 'software-config-show', 'software-configs-list']) await replay(name)
    await replay('software-config-delete')
  })
})

const byName = (rows: Body[]) => rows.toSorted((one, other) => one.resource_name.localeCompare(other.resource_name))

/** Ours lacks deprecated properties. */
const comparable = ({ properties: _properties, ...resource }: Body) => resource
