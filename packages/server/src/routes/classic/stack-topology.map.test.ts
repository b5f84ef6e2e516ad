import type { StackResource } from '@meridian/wire'
import { expect, test } from 'vitest'
import { toStackTopology } from './stack-topology.map.ts'

const stackLink = (rel: string, id: string) => ({ rel, href: `http://cloud/v1/p/stacks/name/${id}` })

const resource = (name: string, stack: string, more: Partial<StackResource> = {}, nested?: string): StackResource => ({
  resource_name: name,
  logical_resource_id: name,
  physical_resource_id: `${name}-id`,
  creation_time: '',
  resource_status: 'CREATE_COMPLETE',
  resource_status_reason: '',
  resource_type: 'OS::Nova::Server',
  updated_time: '',
  required_by: [],
  links: [stackLink('stack', stack), ...(nested ? [stackLink('nested', nested)] : [])],
  ...more,
})

const STACK = { stack_name: 'shop', stack_status: 'CREATE_IN_PROGRESS' as const, stack_status_reason: '' }

test('[STACK-01] nodes have what the graph needs, and reasons where they failed', () => {
  const { nodes, stack } = toStackTopology('s', STACK, [
    resource('db', 's', {
      resource_status: 'CREATE_FAILED',
      resource_status_reason: 'No valid host',
      required_by: ['web'],
    }),
    resource('web', 's', { resource_status: 'INIT_COMPLETE', physical_resource_id: '' }),
  ])
  expect(stack).toMatchObject({ in_progress: true, name: 'shop' })
  expect(nodes).toMatchObject([
    { name: 'db', instance: 'db-id', required_by: ['web'], image: 'server-red', info_box: { reason: 'No valid host' } },
    { name: 'web', instance: null, in_progress: true, image_size: 50, image_x: -25 },
  ])
})

test('[STACK-01] nodes inside nested stacks are named by the path to them, and hang on their stack', () => {
  const { nodes } = toStackTopology('s', STACK, [
    resource('group', 's', { resource_type: 'OS::Heat::ResourceGroup' }, 'g'),
    resource('0', 'g', { required_by: ['1'] }),
    resource('1', 'g', {}, 'h'),
    resource('disk', 'h'),
  ])
  expect(nodes.map(({ name, required_by: by }) => [name, by])).toEqual([
    ['group', []],
    ['group/0', ['group/1', 'group']],
    ['group/1', ['group']],
    ['group/1/disk', ['group/1']],
  ])
  expect(nodes[0]?.nested_stack_id).toBe('g')
  expect(nodes.map((node) => node.stack_id)).toEqual(['s', 'g', 'g', 'h'])
})
