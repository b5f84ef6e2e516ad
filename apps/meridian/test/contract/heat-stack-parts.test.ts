import {
  heat,
  stackMemberEndpoints,
  stackResourceEndpoints,
  stackSnapshotEndpoints as snapshots,
} from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { once } from '../support/once.ts'
import { asStranger, unknownId } from '../support/refusals.ts'
import { launch, madeStack, stackIs } from '../support/stacks.ts'
import type { World } from '../support/world.ts'

const aStack = once(madeStack)
const idOf = async (world: World) => ({ params: { id: (await aStack(world)).id } })
const wordOf = async (world: World) => ({ params: { id: (await aStack(world)).id, name: 'word' } })
const unknown = (body?: object) => unknownId('could not be found', body)

const unknownResource = (body?: object) => async (world: World) => ({
  args: { params: { ...(await idOf(world)).params, name: 'nothing' }, ...(body && { body }) },
  status: 404,
  says: 'nothing',
})

const WITH_HANDLE = {
  heat_template_version: '2018-08-31',
  resources: { handle: { type: 'OS::Heat::WaitConditionHandle', properties: { signal_transport: 'HEAT_SIGNAL' } } },
}

/** A template with a nested stack from a second file. */
const nestedStack = once(async (world) => {
  const inner = {
    heat_template_version: '2018-08-31',
    resources: { inside: { type: 'OS::Heat::Value', properties: { value: 1 } } },
  }
  const body = {
    stack_name: world.name('stack'),
    template: { heat_template_version: '2018-08-31', resources: { child: { type: 'inner.yaml' } } },
    files: { 'inner.yaml': JSON.stringify(inner) },
  }
  const { id } = await world.call('demo', heat.stackCreate, { body })
  world.cleanUp(() => world.send('demo', heat.stackDelete, { params: { id } }))
  return stackIs(world, id, 'CREATE_COMPLETE')
})

describeContract('[STACK-02] resources and events of stacks', stackResourceEndpoints, {
  stackResourceList: {
    good: async (world) => ({ params: { id: (await nestedStack(world)).id }, query: { nested_depth: 2 } }),
    shows: async ({ items }, world) => {
      const { id } = await nestedStack(world)
      const child = items.find((one) => one.resource_name === 'child')
      expect(child).toMatchObject({ stack_id: id, parent_resource: null, resource_status: 'CREATE_COMPLETE' })
      expect(items.find((one) => one.resource_name === 'inside')).toMatchObject({
        stack_id: child?.nested_stack_id,
        parent_resource: 'child',
      })
    },
    refused: {
      'an unknown stack': unknown(),
      'an invalid depth': async (world) => ({
        args: { ...(await idOf(world)), query: { nested_depth: -1 } },
        status: 400,
        says: 'nested_depth',
      }),
    },
  },
  stackResourceView: {
    good: wordOf,
    shows: ({ resource_type: type, required_by: dependants, attributes }) => {
      expect([type, dependants]).toEqual(['OS::Heat::RandomString', ['kept']])
      expect(attributes).toMatchObject({ value: expect.stringMatching(/^\w{12}$/) })
    },
    refused: { 'an unknown resource': unknownResource(), "another project's": asStranger(wordOf) },
  },
  stackResourceMetadata: {
    good: wordOf,
    shows: (metadata) => expect(metadata).toEqual({}),
    refused: { 'an unknown resource': unknownResource() },
  },
  stackResourceSignal: {
    good: async (world) => {
      const id = await launch(world, WITH_HANDLE)
      await stackIs(world, id, 'CREATE_COMPLETE')
      return { params: { id, name: 'handle' }, body: { details: { status: 'SUCCESS', id: 'one', data: 'ready' } } }
    },
    shows: async (_nothing, world, { params }) => {
      const args = { params: { id: params?.id ?? '', name: 'handle' } }
      const metadata = await world.call('demo', heat.stackResourceMetadata, args)
      expect(metadata).toMatchObject({ one: { status: 'SUCCESS', data: 'ready' } })
    },
    refused: {
      'a resource that cannot be signalled': async (world) => ({
        args: { ...(await wordOf(world)), body: { details: {} } },
        status: 400,
        says: 'signal',
      }),
    },
  },
  stackResourceMark: {
    good: async (world) => ({
      params: { id: (await madeStack(world)).id, name: 'word' },
      body: { mark_unhealthy: true, resource_status_reason: 'It smells' },
    }),
    shows: async (_nothing, world, { params }) => {
      const args = { params: { id: params?.id ?? '', name: 'word' } }
      const marked = await world.call('demo', heat.stackResourceView, args)
      expect(marked).toMatchObject({ resource_status: 'CHECK_FAILED', resource_status_reason: 'It smells' })
    },
    refused: { 'an unknown resource': unknownResource({ mark_unhealthy: true }) },
  },
  stackEventList: {
    good: async (world) => ({ ...(await idOf(world)), query: { paginate: 'true', page_size: 2 } }),
    shows: async ({ items, has_more_data: more }, world) => {
      const { id, stack_name } = await aStack(world)
      expect(items).toHaveLength(2)
      expect(items[0]).toMatchObject({ stack_id: id, resource_name: stack_name, resource_status: 'CREATE_COMPLETE' })
      expect(more).toBe(true)
      const rest = await world.call('demo', heat.stackEventList, {
        params: { id },
        query: { paginate: 'true', page_size: 50, marker: items.at(-1)?.id ?? '' },
      })
      expect(rest.items.at(-1)).toMatchObject({ resource_status: 'CREATE_IN_PROGRESS', resource_name: stack_name })
    },
    refused: { 'an unknown stack': unknown() },
  },
  stackResourceEvents: {
    good: wordOf,
    shows: ({ items }) =>
      expect(items.map((one) => one.resource_status)).toEqual(['CREATE_COMPLETE', 'CREATE_IN_PROGRESS']),
    refused: { 'an unknown resource': unknownResource() },
  },
  stackEventView: {
    good: async (world) => {
      const args = await wordOf(world)
      const { items } = await world.call('demo', heat.stackResourceEvents, args)
      return { params: { ...args.params, event: items[0]?.id ?? '' } }
    },
    shows: (event) =>
      expect(event).toMatchObject({
        resource_type: 'OS::Heat::RandomString',
        resource_properties: { length: expect.anything() },
      }),
    refused: {
      'an unknown event': async (world) => ({
        args: { params: { ...(await wordOf(world)).params, event: 'nothing' } },
        status: 404,
        says: 'nothing',
      }),
    },
  },
})

const physicalIdIn = async (world: World) => {
  const { id } = await nestedStack(world)
  const { items } = await world.call('demo', heat.stackResourceList, { params: { id }, query: { nested_depth: 2 } })
  return items.find((one) => one.resource_name === 'inside')?.physical_resource_id ?? ''
}

describeContract('[STACK-02] stacks that own resources', stackMemberEndpoints, {
  stackMemberList: {
    good: async (world) => ({ query: { ids: `nothing,${await physicalIdIn(world)}` } }),
    shows: async ({ items }, world) => {
      const { id, stack_name } = await nestedStack(world)
      expect(items).toMatchObject([
        {
          id: await physicalIdIn(world),
          resource_name: 'inside',
          resource_type: 'OS::Heat::Value',
          stack_id: id,
          stack_name,
        },
      ])
      expect(items[0]?.parent_id).not.toBe(id)
    },
    refused: {
      'no ids': async () => ({ args: { query: { ids: ',' } }, status: 400, says: 'ids' }),
      'too many ids': async () => ({
        args: { query: { ids: Array.from({ length: 101 }, (_, index) => `id${index}`).join(',') } },
        status: 400,
        says: 'ids',
      }),
    },
  },
})

async function madeSnapshot(world: World) {
  const { id } = await madeStack(world)
  const body = { name: world.name('snapshot') }
  const { id: snapshot } = await world.call('demo', snapshots.stackSnapshotCreate, { params: { id }, body })
  await stackIs(world, id, 'SNAPSHOT_COMPLETE')
  return { params: { id, snapshot }, name: body.name }
}
const aSnapshot = once(madeSnapshot)

const unknownSnapshot = async (world: World) => ({
  args: { params: { ...(await idOf(world)).params, snapshot: '00000000-0000-4000-8000-000000000000' } },
  status: 404,
  says: 'not found',
})

describeContract('[STACK-02] snapshots of stacks', snapshots, {
  stackSnapshotList: {
    good: async (world) => ({ params: { id: (await aSnapshot(world)).params.id } }),
    shows: async ({ items }, world) => {
      const { params, name } = await aSnapshot(world)
      expect(items).toMatchObject([{ id: params.snapshot, name, status: 'COMPLETE' }])
    },
    refused: { 'an unknown stack': unknown() },
  },
  stackSnapshotCreate: {
    good: async (world) => ({ params: { id: (await madeStack(world)).id }, body: { name: null } }),
    shows: async ({ status }, world, { params }) => {
      expect(status).toBe('IN_PROGRESS')
      await stackIs(world, params?.id ?? '', 'SNAPSHOT_COMPLETE')
    },
    refused: { 'an unknown stack': unknown({ name: 'a' }) },
  },
  stackSnapshotView: {
    good: async (world) => ({ params: (await aSnapshot(world)).params }),
    shows: ({ data }) => expect(data).toMatchObject({ template: { description: 'A word' } }),
    refused: { 'an unknown snapshot': unknownSnapshot },
  },
  stackSnapshotRestore: {
    good: async (world) => ({ params: (await madeSnapshot(world)).params }),
    shows: async (_nothing, world, { params }) => {
      await stackIs(world, params?.id ?? '', 'RESTORE_COMPLETE')
    },
    refused: { 'an unknown snapshot': unknownSnapshot },
  },
  stackSnapshotDelete: {
    good: async (world) => ({ params: (await madeSnapshot(world)).params }),
    refused: { 'an unknown snapshot': unknownSnapshot },
  },
})
