import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isIn, type PolicyRule } from '../../../packages/console/src/framework/resource/item.ts'
import { panelPolicy } from '../../../packages/console/src/shell/frame/navigation.ts'
import { resources } from '../../../packages/console/src/resources/index.ts'
import { People, PEOPLE, type Person } from './support/people.ts'
import { PERMISSIONS } from './support/permission-table.ts'
import { PATIENCE_MS, World } from './support/world.ts'

let world: World
let people: People
beforeAll(async () => {
  world = await World.start()
  people = await People.signIn(world)
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

/** An item of another project, or of the person's own domain. */
const targets = {
  admin: () => ({
    ...{ project_id: 'foreign', tenant_id: 'foreign', user_id: 'foreign', 'network:tenant_id': 'foreign' },
  }),
  identity: (domain: string) => ({
    'target.domain.id': domain,
    ...Object.fromEntries(['user', 'group', 'project', 'role'].map((kind) => [`target.${kind}.domain_id`, domain])),
  }),
}

const LETTERS: Record<Person, string> = {
  administrator: 'A',
  'domain administrator': 'D',
  'domain reader': 'd',
  member: 'M',
  reader: 'R',
}

/** The letters of those who pass, for each set of rules; everybody passes an empty one. */
async function whoPasses(scope: keyof typeof targets, rules: readonly (readonly PolicyRule[])[]): Promise<string[]> {
  const passed = rules.map(() => '')
  const checked = rules.filter((each) => each.length > 0)
  for (const person of PEOPLE) {
    const target = targets[scope](await people.domainOf(person))
    const checks = checked.map((each) => ({ rules: each, target }))
    const allowed = checks.length > 0 ? await people.allowed(person, checks) : []
    for (const [index, each] of rules.entries())
      if (each.length === 0 || allowed[checked.indexOf(each)]) passed[index] += LETTERS[person]
  }
  return passed
}

const panels = (['admin', 'identity'] as const).flatMap((scope) =>
  resources.flatMap((entry) => {
    const panel = entry.panels[scope]
    return panel ? [{ scope, entry, panel }] : []
  }),
)

test('each list of administrators and of identities is in the table', () => {
  expect(Object.keys(PERMISSIONS).toSorted()).toEqual(panels.map(({ panel }) => panel.path).toSorted())
})

describe.each(panels)('$panel.path', ({ scope, entry, panel }) => {
  test('is offered, with each of its actions, to exactly these people', async () => {
    const { actions } = await entry.resource()
    const own = actions.filter(isIn(scope))
    const [seen = '', ...passed] = await whoPasses(scope, [
      panelPolicy(entry, scope),
      ...own.map(({ policy = [] }) => policy),
    ])
    const found = Object.fromEntries(own.map(({ id }, index) => [id, passed[index] ?? '']))
    expect({ seen, ...found }).toEqual(PERMISSIONS[panel.path])
  })
})
