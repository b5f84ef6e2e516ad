import type { SecurityGroup } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { CellContext } from '../../framework/resource/item.ts'
import { cellText } from '../../framework/resource/cell-text.ts'
import { ruleOf } from '../../services/network/rule.fixture.ts'
import { ruleColumns, ruleLabel, type Rule } from './security-group-rule.columns.tsx'
import type { ListedGroup } from './security-group.queries.ts'
import { securityGroup } from './security-group.resource.tsx'

const context = { intl: createIntl({ locale: 'en' }) } as CellContext // the columns read no more of it than this

const rule = (more: Partial<Rule> = {}): Rule => ({
  ...ruleOf({ remote_ip_prefix: null }),
  groupName: 'mine',
  remoteGroup: null,
  remoteAddresses: null,
  ...more,
})

test.each<[Partial<Rule>, string[]]>([
  [{}, ['Ingress', 'IPv4', 'TCP', '22 (SSH)', '0.0.0.0/0', '', '']],
  [
    { direction: 'egress', ethertype: 'IPv6', protocol: null, port_range_min: null, port_range_max: null },
    ['Egress', 'IPv6', 'Any', 'Any', '::/0', '', ''],
  ],
  [
    { port_range_max: 80, remote_group_id: 'o', remoteGroup: 'web', description: 'why' },
    ['Ingress', 'IPv4', 'TCP', '22 - 80', '', 'web', 'why'],
  ],
  [
    { protocol: 'icmp', port_range_min: 8, port_range_max: 0, remote_ip_prefix: '10.0.0.0/8' },
    ['Ingress', 'IPv4', 'ICMP', 'Type 8, code 0', '10.0.0.0/8', '', ''],
  ],
  [
    { remote_address_group_id: 'a', remoteAddresses: 'offices' },
    ['Ingress', 'IPv4', 'TCP', '22 (SSH)', 'offices', '', ''],
  ],
])('the row of %j', (more, texts) => {
  expect(ruleColumns.map((column) => cellText(column, rule(more), context))).toEqual(texts)
})

test('the label of a rule is what it allows, with the name of the remote group', () => {
  expect(ruleLabel(rule({ remote_group_id: 'o', remoteGroup: 'web' }))).toBe('ALLOW IPv4 22/tcp from web')
})

test('the default group can be neither edited nor deleted', () => {
  const named = (name: string) => ({ name }) as SecurityGroup // the code reads nothing else
  const may = (name: string) =>
    ['edit', 'delete'].map((id) => {
      const action = securityGroup.actions.find((each) => each.id === id)
      return action && 'allowed' in action && action.allowed?.(named(name), context)
    })
  expect(may('default')).toEqual([false, false])
  expect(may('web')).toEqual([true, true])
})

test.each<[Partial<ListedGroup>, string[]]>([
  [{}, ['0', '', '']],
  [{ security_group_rules: [ruleOf()], users: [] }, ['1', 'SSH', 'Nothing']],
  [
    {
      security_group_rules: [
        ruleOf({ remote_ip_prefix: '10.0.0.0/8' }),
        ruleOf(),
        ruleOf({ ethertype: 'IPv6', remote_ip_prefix: '::/0' }),
      ],
      users: ['web-1', 'web-2', 'web-3'].map((name) => ({
        id: name,
        name,
        isInstance: true,
        addresses: [],
        groups: [],
      })),
    },
    ['3', 'SSH', 'web-1, web-2, web-3'],
  ],
])('the row of a group has its rules, what is open to the world, and who is in it: %#', (more, texts) => {
  const group = { security_group_rules: [], ...more } as unknown as ListedGroup // the columns read nothing else
  const shown = ['rules', 'world', 'usedBy'].flatMap(
    (id) => securityGroup.columns.find((column) => column.id === id) ?? [],
  )
  expect(shown.map((column) => cellText(column, group, context))).toEqual(texts)
})
