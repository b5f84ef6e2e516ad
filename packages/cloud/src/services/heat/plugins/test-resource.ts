import { Fault } from '../../../core/errors/fault.ts'
import { isMap } from '../template/json.ts'
import type { JsonMap } from '../template/json.ts'
import type { Plugin, Work } from './plugin.ts'
import { boolean, changeable, map, number, text } from './schema.ts'

const seconds = (description: string) => number(description, { default: 0, ...changeable })

function secondsFor(properties: JsonMap, action: 'create' | 'update' | 'delete'): number {
  const single = properties['action_wait_secs'] ?? null
  return Number((isMap(single) ? single[action] : null) ?? properties['wait_secs'] ?? 0)
}

/** Ticks come once a second at most, so one second is one tick. */
const isOver = ({ context, stack, properties }: Work, action: 'create' | 'update' | 'delete') =>
  Math.max(stack.ticks, (context.clock.now() - stack.began_at) / 1000) >= secondsFor(properties, action)

function failIfTold({ properties, resource }: Work): void {
  if (properties['fail'] === true) throw new Fault(500, `Test Resource failed ${resource.name}`, { type: 'ValueError' })
}

export const testResource: Plugin = {
  type: 'OS::Heat::TestResource',
  since: '5.0.0',
  description: 'A test resource that waits or fails as configured.',
  properties: {
    value: text('Value of the output.', { default: 'test_string', ...changeable }),
    fail: boolean('Whether it fails.', { default: false, ...changeable }),
    update_replace: boolean('Stored but ignored.', { default: false, ...changeable }),
    update_replace_value: text('A change replaces the resource.'),
    wait_secs: seconds('Duration of every action.'),
    action_wait_secs: map(
      'Duration of single actions.',
      { create: number('Creation.'), update: number('Update.'), delete: number('Deletion.') },
      changeable,
    ),
    constraint_prop_secs: seconds('Stored but ignored.'),
    attr_wait_secs: seconds('Stored but ignored.'),
    client_name: text('Stored but ignored.', { default: '', ...changeable }),
    entity_name: text('Stored but ignored.', { default: '', ...changeable }),
  },
  attributes: {
    output: { description: 'The value.', type: 'string', value: ({ properties }) => properties['value'] ?? null },
  },
  create(work) {
    if (secondsFor(work.properties, 'create') <= 0) failIfTold(work)
    return { id: work.resource.physical_name, data: { value: work.properties['value'] ?? null } }
  },
  isReady(work) {
    const isReady = isOver(work, 'create')
    if (isReady) failIfTold(work)
    return isReady
  },
  update: failIfTold,
  isUpdated: (work) => isOver(work, 'update'),
  isGone: (work) => isOver(work, 'delete'),
}
