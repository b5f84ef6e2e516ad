import type { ServerGroup } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { CellContext } from '../../framework/resource/item.ts'
import { cellText } from '../../framework/resource/cell-text.ts'
import { serverGroup } from './server-group.resource.tsx'

const projectName = (id: string | null) => `project ${id}`
const context = { intl: createIntl({ locale: 'en' }), projectName } as CellContext // the columns read no more of it than this
const group: ServerGroup = {
  id: 'g1',
  name: 'apart',
  policies: ['soft-anti-affinity'],
  members: ['s1', 's2'],
  metadata: {},
  project_id: 'p1',
  user_id: 'u1',
}
const passes = (id: string, value: string) => {
  const on = serverGroup.list.facets.find((facet) => facet.id === id)?.on
  return typeof on === 'object' && on.test(group, value, context)
}

test.each([
  [undefined, ''],
  [['web-1', 's2'], 'web-1, s2'],
])(
  'a row shows the project, the policy and the members of its group, as soon as their names are known: %j',
  (names, members) => {
    expect(serverGroup.columns.map((column) => cellText(column, { ...group, names }, context))).toEqual([
      'project p1',
      'apart',
      'g1',
      'Soft Anti Affinity',
      members,
    ])
  },
)

test('a group without members says so at once', () => {
  const shown = serverGroup.columns.find(({ id }) => id === 'members')
  expect(shown && cellText(shown, { ...group, members: [] }, context)).toBe('None')
})

test('the search filters by name, id and policy', () => {
  expect([passes('name', 'APA'), passes('id', 'g2')]).toEqual([true, false])
  expect([passes('policy', 'soft-anti-affinity'), passes('policy', 'anti-affinity')]).toEqual([true, false])
})
