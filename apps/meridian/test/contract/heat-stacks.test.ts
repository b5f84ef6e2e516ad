import { stackEndpoints as stacks } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { once } from '../support/once.ts'
import { asStranger, unknownId } from '../support/refusals.ts'
import { cleanUpStack, madeStack, stackIs, TEMPLATE } from '../support/stacks.ts'
import type { World } from '../support/world.ts'

const aStack = once(madeStack)
const idOf = async (world: World) => ({ params: { id: (await aStack(world)).id } })
/** A separate stack for calls that change it. */
const ofOwn = async (world: World) => ({ params: { id: (await madeStack(world)).id } })

const unknown = (body?: object) => unknownId('could not be found', body)
const longer = { template: TEMPLATE, parameters: { length: 20 } }

const twoSources = (more: object) => () => ({
  args: { body: { ...more, template: TEMPLATE, template_url: 'http://example.org/t.yaml' } },
  status: 400,
  says: 'Please specify a template using only one source method.',
})

describeContract('[STACK-02] stacks', stacks, {
  stackList: {
    good: async (world) => ({ query: { name: (await aStack(world)).stack_name, paginate: 'true' } }),
    shows: async ({ items, has_more_data: more }, world) => {
      const { id, stack_name } = await aStack(world)
      expect(items).toMatchObject([{ id, stack_name, stack_status: 'CREATE_COMPLETE', tags: ['blue', 'green'] }])
      expect(more).toBe(false)
    },
    refused: { 'a page without end': () => ({ args: { query: { page_size: 0 } }, status: 400, says: 'page_size' }) },
  },
  stackCreate: {
    good: (world) => ({
      body: {
        stack_name: world.name('stack'),
        template: TEMPLATE,
        environment: 'parameters: { length: 7 }',
        disable_rollback: false,
        password: 'demo',
      },
    }),
    shows: async ({ id }, world) => {
      cleanUpStack(world, id)
      const made = await stackIs(world, id, 'CREATE_COMPLETE')
      expect(made).toMatchObject({ disable_rollback: false, parameters: { length: '7', secret: '******' } })
      expect(made.outputs).toMatchObject([{ output_key: 'word', output_value: expect.stringMatching(/^\w{7}$/) }])
    },
    refused: {
      'a name that begins with a digit': () => ({
        args: { body: { stack_name: '1st', template: TEMPLATE } },
        status: 400,
        says: 'Name must start with a letter',
      }),
      'no template': () => ({ args: { body: { stack_name: 'a' } }, status: 400, says: 'template' }),
      'two templates': twoSources({ stack_name: 'a' }),
      'a value out of range': () => ({
        args: { body: { stack_name: 'a', template: TEMPLATE, parameters: { length: 3 } } },
        status: 400,
        says: 'out of range',
      }),
      'the name of another stack': async (world) => ({
        args: { body: { stack_name: (await aStack(world)).stack_name, template: TEMPLATE } },
        status: 409,
        says: 'already exists',
      }),
      // A real Heat fails with 500, without a reason.
      'a circular dependency': ({ real }) => ({
        args: {
          body: {
            stack_name: 'a',
            template: {
              heat_template_version: '2018-08-31',
              resources: {
                x: { type: 'OS::Heat::Value', depends_on: 'y', properties: { value: 1 } },
                y: { type: 'OS::Heat::Value', depends_on: 'x', properties: { value: 1 } },
              },
            },
          },
        },
        status: real ? 500 : 400,
        says: real ? 'erred' : 'Circular Dependency Found',
      }),
    },
  },
  stackPreview: {
    good: () => ({ body: { stack_name: 'looked-at', template: TEMPLATE, parameters: { length: 9 } } }),
    shows: ({ resources, parameters }) => {
      expect(parameters).toMatchObject({ length: '9' })
      expect(resources.map((one) => one.resource_name).toSorted()).toEqual(['kept', 'word'])
      expect(resources.find((one) => one.resource_name === 'word')).toMatchObject({
        resource_type: 'OS::Heat::RandomString',
        required_by: ['kept'],
      })
    },
    refused: { 'two templates': twoSources({ stack_name: 'a' }) },
  },
  stackView: {
    good: idOf,
    shows: (stack, world, args) => {
      showsRequested(stack, world, args)
      expect(stack).toMatchObject({ description: 'A word', timeout_mins: 10, parameters: { length: '12' } })
    },
    refused: { 'an unknown stack': unknown(), "another project's stack": asStranger(idOf) },
  },
  stackUpdate: {
    good: async (world) => ({ ...(await ofOwn(world)), body: longer }),
    shows: async (_nothing, world, { params }) => {
      const { parameters } = await stackIs(world, params?.id ?? '', 'UPDATE_COMPLETE')
      expect(parameters).toMatchObject({ length: '20' })
    },
    refused: {
      'an unknown stack': unknown(longer),
      'a suspended stack': async (world) => {
        const { params } = await ofOwn(world)
        await world.call('demo', stacks.stackAction, { params, body: { action: 'suspend' } })
        await stackIs(world, params.id, 'SUSPEND_COMPLETE')
        return { args: { params, body: longer }, status: 400, says: 'suspended' }
      },
    },
  },
  stackPatch: {
    good: async (world) => ({ ...(await ofOwn(world)), body: { parameters: { length: 21 } } }),
    shows: async (_nothing, world, { params }) => {
      const { parameters } = await stackIs(world, params?.id ?? '', 'UPDATE_COMPLETE')
      expect(parameters).toMatchObject({ length: '21' })
    },
    refused: {
      'an unknown stack': unknown({ parameters: {} }),
      'a value out of range': async (world) => ({
        args: { ...(await idOf(world)), body: { parameters: { length: 99 } } },
        status: 400,
        says: 'out of range',
      }),
    },
  },
  stackDelete: {
    good: ofOwn,
    shows: async (_nothing, world, { params }) => {
      await stackIs(world, params?.id ?? '', 'DELETE_COMPLETE')
    },
    refused: { 'an unknown stack': unknown() },
  },
  stackUpdatePreview: {
    good: async (world) => ({ ...(await idOf(world)), body: longer }),
    shows: ({ replaced, updated, added, deleted }) => {
      expect(replaced.map((one) => one.resource_name)).toEqual(['word'])
      expect(updated.map((one) => one.resource_name)).toEqual(['kept'])
      expect([added, deleted]).toEqual([[], []])
    },
    refused: { 'an unknown stack': unknown(longer) },
  },
  stackPatchPreview: {
    good: async (world) => ({ ...(await idOf(world)), body: { parameters: { length: 22 } } }),
    shows: ({ replaced }) => expect(replaced.map((one) => one.resource_name)).toEqual(['word']),
    refused: { 'an unknown stack': unknown({ parameters: {} }) },
  },
  stackAction: {
    good: async (world) => ({ ...(await ofOwn(world)), body: { action: 'suspend' as const } }),
    shows: async (_nothing, world, { params }) => {
      const id = params?.id ?? ''
      await stackIs(world, id, 'SUSPEND_COMPLETE')
      await world.call('demo', stacks.stackAction, { params: { id }, body: { action: 'resume' } })
      await stackIs(world, id, 'RESUME_COMPLETE')
      await world.call('demo', stacks.stackAction, { params: { id }, body: { action: 'check' } })
      await stackIs(world, id, 'CHECK_COMPLETE', 'CHECK_FAILED')
    },
    refused: {
      'an unknown stack': unknown({ action: 'check' }),
      'an unknown action': async (world) => ({
        args: { ...(await idOf(world)), body: { action: 'explode' } },
        status: 400,
        says: 'action',
      }),
      'to cancel without an operation in progress': async (world) => ({
        args: { ...(await idOf(world)), body: { action: 'cancel_update' } },
        status: 400,
        says: 'Cancelling update',
      }),
    },
  },
  stackTemplate: {
    good: idOf,
    shows: (template) => expect(template).toMatchObject({ description: 'A word', resources: { kept: {} } }),
    refused: { 'an unknown stack': unknown() },
  },
  stackEnvironment: {
    good: idOf,
    shows: (environment) => expect(environment).toMatchObject({ parameters: {}, parameter_defaults: {} }),
    refused: { 'an unknown stack': unknown() },
  },
  stackFiles: {
    good: idOf,
    shows: (files) => expect(files).toEqual({}),
    refused: { 'an unknown stack': unknown() },
  },
  stackOutputs: {
    good: idOf,
    shows: ({ items }) => expect(items).toEqual([{ output_key: 'word', description: 'The word' }]),
    refused: { 'an unknown stack': unknown() },
  },
  stackOutput: {
    good: async (world) => ({ params: { ...(await idOf(world)).params, key: 'word' } }),
    shows: ({ output_value: value }) => expect(value).toMatch(/^\w{12}$/),
    refused: {
      'an unknown output': async (world) => ({
        args: { params: { ...(await idOf(world)).params, key: 'nothing' } },
        status: 404,
        says: 'nothing',
      }),
    },
  },
})
