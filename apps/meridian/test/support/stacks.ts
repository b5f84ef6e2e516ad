import { heat } from '@meridian/contract'
import { until } from './until.ts'
import type { World } from './world.ts'

/** Two resources, the second depends on the first, and a parameter of each type. */
export const TEMPLATE = `
heat_template_version: 2018-08-31
description: A word
parameters:
  length: { type: number, default: 12, label: Length, description: How long, constraints: [{ range: { min: 4, max: 64 } }] }
  secret: { type: string, hidden: true, default: hush }
parameter_groups: [{ label: All, parameters: [length, secret] }]
resources:
  word: { type: OS::Heat::RandomString, properties: { length: { get_param: length } } }
  kept: { type: OS::Heat::Value, properties: { value: { get_attr: [word, value] } } }
outputs:
  word: { description: The word, value: { get_attr: [kept, value] } }
`

/** Two resources that take this many seconds each, in sequence. */
export const slowTemplate = (seconds: number) => ({
  heat_template_version: '2018-08-31',
  resources: {
    first: { type: 'OS::Heat::TestResource', properties: { wait_secs: seconds } },
    second: { type: 'OS::Heat::TestResource', depends_on: 'first', properties: { wait_secs: seconds } },
    alone: { type: 'OS::Heat::RandomString' },
  },
})

/** Deletes a stack after the tests. */
export function cleanUpStack(world: World, id: string): void {
  world.cleanUp(() => world.send('demo', heat.stackDelete, { params: { id } }))
}

export async function launch(world: World, template: string | Record<string, unknown>): Promise<string> {
  const body = { stack_name: world.name('stack'), template, timeout_mins: 10, tags: ['blue', 'green'] }
  const { id } = await world.call('demo', heat.stackCreate, { body })
  cleanUpStack(world, id)
  return id
}

export const stackIs = (world: World, id: string, ...statuses: string[]) =>
  until(
    () => world.call('demo', heat.stackView, { params: { id } }),
    ({ stack_status: status }) => statuses.includes(status),
  )

/** A complete stack of `TEMPLATE`. */
export async function madeStack(world: World) {
  const id = await launch(world, TEMPLATE)
  return stackIs(world, id, 'CREATE_COMPLETE')
}
