import { expect, test } from 'vitest'
import { resources } from './index.ts'

test.each(resources)('[REG-01] $type has the dialogs of its manifest', async (entry) => {
  const { type, work } = await entry.resource()
  expect(type).toBe(entry.type)
  expect(Object.keys(work.modals).toSorted()).toEqual(Object.values(entry.dialogs ?? {}).toSorted())
})

/** Their deletion concerns nothing else; the question about objects itself lists what is in folders. */
const ALONE = [
  'OS::Glance::Metadef',
  'OS::Keystone::ApplicationCredential',
  'OS::Keystone::Credential',
  'OS::Keystone::Endpoint',
  'OS::Keystone::Trust',
  'OS::Neutron::SecurityGroupRule',
  'OS::Swift::Object',
]

// A deletion does not compile without stating what it concerns; this proves that what was stated stays.
test('all deletions but seven list what else they concern', async () => {
  const all = await Promise.all(resources.map(async (entry) => entry.resource()))
  const deletable = all.filter(({ actions }) => actions.some(({ id }) => id === 'delete'))
  const looking = deletable.filter(({ actions }) =>
    actions.some((action) => action.id === 'delete' && 'look' in action),
  )
  expect(looking.map(({ type }) => type).filter((type) => ALONE.includes(type))).toEqual([])
  expect(looking.length).toBeGreaterThanOrEqual(40)
})

// Two of one ID leave a stale suggestion in the list, which Enter then takes.
test.each(resources)('[SEARCH-01] $type has no two facets of one ID', async (entry) => {
  const ids = (await entry.resource()).list.facets.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})

test('[SHELL-02] the panels have the paths of Horizon', () => {
  expect(resources.flatMap(({ panels }) => Object.values(panels).map(({ path }) => path))).toEqual(
    expect.arrayContaining([
      '/admin/flavors',
      '/project/images',
      '/admin/images',
      '/project/network_qos',
      '/project/trunks',
      '/identity/domains',
      '/identity/users',
      '/identity/roles',
      '/project/containers',
    ]),
  )
})

test.each([
  'OS::Glance::Image',
  'OS::Neutron::QoSPolicy',
  'OS::Neutron::Trunk',
  'OS::Keystone::Domain',
  'OS::Keystone::User',
])('[SHELL-04] the page of %s has one Overview tab, which comes first', async (type) => {
  const tabs = (await resources.find((entry) => entry.type === type)?.resource())?.details.tabs
  expect(tabs?.[0]?.label.defaultMessage).toBe('Overview')
  expect(tabs?.filter(({ id }) => id === 'overview')).toHaveLength(1)
})

test.each(['OS::Swift::Account', 'OS::Swift::Container', 'OS::Swift::Object'])(
  '[SWIFT-06] %s is registered, and the service alone decides on its actions',
  async (type) => {
    const { actions } = (await resources.find((entry) => entry.type === type)?.resource()) ?? {}
    expect(actions?.filter(({ policy }) => policy !== undefined)).toEqual([])
  },
)

test('[REG-01] no two types share a name, an address or a dialog', () => {
  const claims = resources.flatMap(({ type, panels, dialogs = {} }) => [
    type,
    ...Object.values(panels).map(({ path }) => path),
    ...Object.values(dialogs),
  ])
  expect(claims).toEqual([...new Set(claims)])
})

/** The columns of a phone's table, 390 px wide, as long as they can shrink. */
const NARROW = 320

test.each(resources)('[TABLE-08] the columns of $type that stay at every width fit a phone', async (entry) => {
  const { columns } = await entry.resource()
  const kept = columns.filter(({ priority, optional }) => priority === 1 && !optional)
  expect(kept.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(NARROW)
})

const listed = resources.filter(({ panels }) => Object.keys(panels).length > 0)

test.each(listed)('[TABLE-09] $type is sorted by a column that it has', async (entry) => {
  const { columns, list } = await entry.resource()
  expect(columns.map(({ id }) => id)).toContain(list.defaultSort.replace(/^-/, ''))
})
