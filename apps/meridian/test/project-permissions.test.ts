import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { People } from './support/people.ts'
import { PATIENCE_MS, World } from './support/world.ts'

type PolicyRule = readonly [service: string, rule: string]

interface Action {
  id: string
  policy?: readonly PolicyRule[]
  inOwnProject?: boolean
}

/** What the test reads of an entry of the console's registry. */
interface Entry {
  panels: { project?: { path: string } }
  nestedLists?: readonly { scope: string; path: string }[]
  resource: () => Promise<{ actions: readonly Action[]; list: { nested?: (params: object) => NestedList } }>
}

interface NestedList {
  resource: { actions: readonly Action[] }
}

// By a path that is computed: the types of the console's components need the console's own compiler options.
const ofConsole = (file: string) => import(join(import.meta.dirname, '../../../packages/console/src', file))
const { resources } = (await ofConsole('resources/index.ts')) as { resources: readonly Entry[] } // the registry's own type is a subtype
const { isIn } = (await ofConsole('framework/resource/item.ts')) as {
  isIn: (scope: string) => (one: Action) => boolean
} // its declared type
const { panelPolicy } = (await ofConsole('shell/navigation/navigation.ts')) as {
  panelPolicy: (entry: Entry, scope: string) => readonly PolicyRule[]
} // its declared type

const LETTERS = { administrator: 'A', member: 'M', reader: 'R' } as const
type Someone = keyof typeof LETTERS
const PEOPLE = ['administrator', 'member', 'reader'] as const

/** Every other action is for members and administrators, and not for readers, who see (`seen`) every other list. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // By a private key that the browser has.
  '/project/instances': { diagnostics: 'A', retrieve_password: 'AMR' },
  // They belong to users, whatever their roles.
  '/project/key_pairs': { import: 'AMR', create: 'AMR', delete: 'AMR' },
  // A link to the list of rules.
  '/project/security_groups': { 'manage-rules': 'AMR' },
  // Barbican lets readers see neither secrets nor what joins them.
  '/project/certificates': { seen: 'AM' },
  '/project/secrets': { seen: 'AM' },
  // A link to a question that changes nothing.
  '/project/floating_ips': { reach: 'AMR' },
  '/project/load_balancer': { failover: 'A' },
  '/project/network_qos': { create: 'A', 'add-rule': 'A', edit: 'A', delete: 'A' },
  // Heat compares the resources with the services, and changes none of them.
  '/project/stacks': { check: 'AMR' },
  // Swift alone decides on them [SWIFT-06].
  '/project/containers': { create: 'AMR', view: 'AMR', settings: 'AMR', delete: 'AMR' },
  '/project/containers/container/$container/$': Object.fromEntries(
    ['folder', 'upload', 'download', 'view', 'edit', 'copy', 'link', 'settings', 'delete'].map((id) => [id, 'AMR']),
  ),
}

let world: World
let people: People
beforeAll(async () => {
  world = await World.start()
  people = await People.signIn(world)
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

/** An item of the person's own project. */
async function ownItem(person: Someone) {
  const { project_id: project, user_id: user } = (await people.of(person).get('/api/keystone/user-session/')).json()
  const owner = { project_id: project, tenant_id: project, owner: project }
  return { ...owner, user_id: user, 'network:tenant_id': project }
}

/** The letters of those who pass the rules of each action; everybody passes an action without rules. */
async function whoPasses(actions: readonly Action[]): Promise<Record<string, string>> {
  const checked = actions.filter(({ policy = [] }) => policy.length > 0)
  const passed: Record<string, string> = Object.fromEntries(actions.map(({ id }) => [id, '']))
  for (const person of PEOPLE) {
    const target = await ownItem(person)
    const checks = checked.map(({ policy = [], inOwnProject }) => ({ rules: policy, ...(!inOwnProject && { target }) }))
    const allowed = checks.length > 0 ? await people.allowed(person, checks) : []
    for (const action of actions)
      if (!checked.includes(action) || allowed[checked.indexOf(action)]) passed[action.id] += LETTERS[person]
  }
  return passed
}

const lists = resources.flatMap((entry) => [
  ...(entry.panels.project ? [{ entry, path: entry.panels.project.path, isNested: false }] : []),
  ...(entry.nestedLists ?? [])
    .filter(({ scope }) => scope === 'project')
    .map(({ path }) => ({ entry, path, isNested: true })),
])

test('each exception is about a list and an action of it', async () => {
  const paths = lists.map(({ path }) => path)
  expect(Object.keys(EXCEPTIONS).filter((path) => !paths.includes(path))).toEqual([])
  // All lists of a member, so that the test cannot pass by finding none.
  expect(paths.length).toBeGreaterThan(20)
})

describe.each(lists)('$path', ({ entry, path, isNested }) => {
  test('is offered to all members of a project, and its actions to those who may', async () => {
    const { actions, list } = await entry.resource()
    const own = (
      isNested ? (list.nested?.({ container: 'box', group: 'one' }).resource.actions ?? actions) : actions
    ).filter(isIn('project'))
    const seen = { id: 'seen', policy: isNested ? [] : panelPolicy(entry, 'project') }
    const found = await whoPasses([seen, ...own])
    const actual = Object.fromEntries(own.map(({ id }) => [id, EXCEPTIONS[path]?.[id] ?? 'AM']))
    const expected = { seen: EXCEPTIONS[path]?.seen ?? 'AMR', ...actual }
    expect(found).toEqual(expected)
    expect(Object.keys(EXCEPTIONS[path] ?? {}).filter((id) => !(id in expected))).toEqual([])
  })
})
