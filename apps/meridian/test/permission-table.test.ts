import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { People, PEOPLE, type Person } from './support/people.ts'
import { PERMISSIONS } from './support/permission-table.ts'
import { PATIENCE_MS, World } from './support/world.ts'

type PolicyRule = readonly [service: string, rule: string]
type Scope = 'admin' | 'identity'

interface Action {
  id: string
  policy?: readonly PolicyRule[]
  inOwnProject?: boolean
}

/** What the test reads of an entry of the console's registry. */
interface Entry {
  panels: Partial<Record<Scope, { path: string; policy?: readonly PolicyRule[] }>>
  resource: () => Promise<{ actions: readonly Action[] }>
}

/** A page that is not a list. */
type PageEntry = Omit<Entry, 'resource'>
type Rules = Record<string, readonly PolicyRule[]>

// By a path that is computed: the types of the console's components need the console's own compiler options.
const ofConsole = (file: string) => import(join(import.meta.dirname, '../../../packages/console/src', file))
const { resources } = (await ofConsole('resources/index.ts')) as { resources: readonly Entry[] } // the registry's own type is a subtype
const { pages } = (await ofConsole('flows/pages.ts')) as { pages: readonly PageEntry[] } // a subtype, too
const { SERVICE_RULES } = (await ofConsole('flows/system-info/states.ts')) as { SERVICE_RULES: Rules } // its declared type
const { DEFAULTS_RULES } = (await ofConsole('flows/defaults/defaults.ts')) as { DEFAULTS_RULES: Rules } // its declared type
const { isIn } = (await ofConsole('framework/resource/item.ts')) as { isIn: (scope: Scope) => (one: Action) => boolean } // its declared type
const { panelPolicy } = (await ofConsole('shell/navigation/navigation.ts')) as {
  panelPolicy: (entry: PageEntry, scope: Scope) => readonly PolicyRule[]
} // its declared type

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
    project_id: 'foreign',
    tenant_id: 'foreign',
    user_id: 'foreign',
    'network:tenant_id': 'foreign',
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
  'system reader': 'S',
  member: 'M',
  reader: 'R',
}

/** The letters of those who pass, for each set of rules; everybody passes an empty one. */
async function whoPasses(scope: Scope | 'own', rules: readonly (readonly PolicyRule[])[]): Promise<string[]> {
  const passed = rules.map(() => '')
  const checked = rules.filter((each) => each.length > 0)
  for (const person of PEOPLE) {
    const target = scope === 'own' ? undefined : targets[scope](await people.domainOf(person))
    const checks = checked.map((each) => ({ rules: each, ...(target && { target }) }))
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

/** The rules of the buttons of pages that are not lists, by the page's path. */
const PAGE_RULES: Record<string, Rules> = { '/admin/defaults': DEFAULTS_RULES, '/admin/info': SERVICE_RULES }

const others = (['admin', 'identity'] as const).flatMap((scope) =>
  pages.flatMap((entry) => {
    const path = entry.panels[scope]?.path
    return path === undefined ? [] : [{ scope, entry, path, rules: PAGE_RULES[path] ?? {} }]
  }),
)

test('each list and page of administrators and of identities is in the table', () => {
  const paths = [...panels.map(({ panel }) => panel.path), ...others.map(({ path }) => path)]
  expect(Object.keys(PERMISSIONS).toSorted()).toEqual(paths.toSorted())
})

/** What the table has of a page: who is offered it, and who each action. */
async function foundOf(scope: Scope, entry: PageEntry, actions: readonly (readonly [string, readonly PolicyRule[]])[]) {
  const [seen = '', ...passed] = await whoPasses(scope, [
    panelPolicy(entry, scope),
    ...actions.map(([, rules]) => rules),
  ])
  return { seen, ...Object.fromEntries(actions.map(([id], index) => [id, passed[index] ?? ''])) }
}

describe.each(panels)('$panel.path', ({ scope, entry, panel }) => {
  test('is offered, with each of its actions, to exactly these people', async () => {
    const { actions } = await entry.resource()
    const own = actions.filter(isIn(scope)).map(({ id, policy = [] }) => [id, policy] as const)
    expect(await foundOf(scope, entry, own)).toEqual(PERMISSIONS[panel.path])
  })
})

describe.each(others)('$path', ({ scope, entry, path, rules }) => {
  test('is offered, with each of its buttons, to exactly these people', async () => {
    expect(await foundOf(scope, entry, Object.entries(rules))).toEqual(PERMISSIONS[path])
  })
})

test('members, not readers, answer offers of images and change the metadata of their own', async () => {
  const images = resources.find(({ panels: { admin } }) => admin?.path === '/admin/images')
  const { actions = [] } = (await images?.resource()) ?? {}
  const ids = ['accept', 'reject', 'update-metadata']
  const rules = ids.map((id) => actions.find((action) => action.id === id)?.policy ?? [])
  expect(await whoPasses('own', rules)).toEqual(['ADM', 'ADM', 'ADM'])
  // The image belongs to another project, the offer to the user's.
  expect(actions.filter(({ inOwnProject }) => inOwnProject).map(({ id }) => id)).toContain('accept')
})
