import { heat } from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupsOf, problemOf } from '../../../../packages/console/src/flows/launch-stack/parameter-rules.ts'
import {
  hasCircle,
  offsetOf,
  refusedParameter,
} from '../../../../packages/console/src/flows/launch-stack/refusal-place.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await World.start()
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

const VERSION = 'heat_template_version: 2018-08-31'

/** Each constraint with a value that satisfies it, and one that does not. */
const CONSTRAINTS = {
  range: ['number', '{ range: { min: 2, max: 8 } }', '4', '9'],
  modulo: ['number', '{ modulo: { step: 4, offset: 1 } }', '9', '8'],
  length: ['string', '{ length: { min: 2, max: 4 } }', 'abc', 'abcde'],
  values: ['string', '{ allowed_values: [small, large] }', 'small', 'medium'],
  pattern: ['string', '{ allowed_pattern: "[a-z]+" }', 'abc', 'abc1'],
  list: ['comma_delimited_list', '{ length: { max: 2 } }', 'a,b', 'a,b,c'],
  json: ['json', '{ length: { min: 0 } }', '{"a": 1}', '{a'],
  address: ['string', '{ custom_constraint: ip_addr }', '192.0.2.1', '192.0.2'],
  network: ['string', '{ custom_constraint: net_cidr }', '192.0.2.0/24', '192.0.2.0/33'],
  mac: ['string', '{ custom_constraint: mac_addr }', 'fa:16:3e:00:00:01', 'fa:16'],
} as const

const stack = (template: string, parameters: Record<string, unknown> = {}) => ({
  body: { stack_name: world.name('stack'), template, parameters },
})

test.each(Object.entries(CONSTRAINTS))(
  '[STACK-02] the form and Heat refuse the same values of a parameter with a %s',
  { timeout: PATIENCE_MS },
  async (name, [type, constraint, good, bad]) => {
    const template = `${VERSION}
parameters: { ${name}: { type: ${type}, constraints: [${constraint}] } }
resources: {}
`
    const [group] = groupsOf(await world.call('demo', heat.templateValidate, { body: { template } }))
    const [parameter] = group?.parameters ?? []
    expect(parameter && [problemOf(parameter, good), problemOf(parameter, bad)]).toEqual([null, expect.anything()])
    expect((await world.send('demo', heat.stackPreview, stack(template, { [name]: good }))).statusCode).toBe(200)
    const refused = await world.send('demo', heat.stackPreview, stack(template, { [name]: bad }))
    expect([refused.statusCode, refusedParameter(refused.json())]).toEqual([400, name])
  },
)

/** Templates that Heat refuses, and the line that its refusal is about. */
const MISTAKES = {
  'broken YAML': ['parameters: {}\nresources: [\n', 4],
  'an unknown type': ['resources:\n  word:\n    type: OS::Heat::RandomStrin\n', 4],
  'an unknown section': ['resources: {}\nresurces: {}\n', 3],
  'an unknown property': ['resources:\n  word: { type: OS::Heat::RandomString, properties: { lenght: 4 } }\n', 3],
  'a value out of range': [
    'resources:\n  word:\n    type: OS::Heat::RandomString\n    properties:\n      length: 9000\n',
    6,
  ],
  'a reference to nothing': [
    'resources:\n  kept:\n    type: OS::Heat::Value\n    properties:\n      value: { get_resource: word }\n',
    6,
  ],
  'a missing file': [
    'resources:\n  kept:\n    type: OS::Heat::Value\n    properties:\n      value: { get_file: motd.txt }\n',
    6,
  ],
} as const

test.each(Object.entries(MISTAKES))(
  '[STACK-02] a refusal of %s leads to its line',
  { timeout: PATIENCE_MS },
  async (_name, [rest, line]) => {
    const template = `${VERSION}\n${rest}`
    const { statusCode, json } = await sent(template)
    expect(statusCode).toBe(400)
    const offset = offsetOf(json, template)
    expect([json, offset === null ? null : template.slice(0, offset).split('\n').length]).toEqual([json, line])
  },
)

async function sent(template: string) {
  const answer = await world.send('demo', heat.stackPreview, stack(template))
  return { statusCode: answer.statusCode, json: String(answer.json()) }
}

test('[STACK-02] a circle and a template over the limit are refused', { timeout: PATIENCE_MS }, async () => {
  const circle = `${VERSION}\nresources:\n  a: { type: OS::Heat::RandomString, depends_on: b }
  b: { type: OS::Heat::RandomString, depends_on: a }\n`
  expect(hasCircle(circle)).toBe(true)
  // A real Heat answers 500.
  expect((await sent(circle)).statusCode).toBeGreaterThanOrEqual(400)
  const large = await sent(`${VERSION}\ndescription: ${'x'.repeat(530_000)}\nresources: {}\n`)
  expect([large.statusCode, large.json]).toEqual([400, expect.stringContaining('524288')])
})
