import type { SecurityGroup } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { CellContext } from '../../framework/resource/item.ts'
import { cellText } from '../../framework/table/cell-text.ts'
import { ruleColumns, ruleLabel } from './rule/rule.columns.tsx'
import type { Rule } from './rule/rule.queries.ts'
import { deleteSecurityGroups, editSecurityGroup } from './security-group.actions.ts'

const context = { intl: createIntl({ locale: 'en' }) } as CellContext // the columns read no more of it than this

const rule = (more: Partial<Rule> = {}): Rule => ({
  ...{ id: 'r1', project_id: 'p', tenant_id: 'p', security_group_id: 'g', direction: 'ingress', ethertype: 'IPv4' },
  ...{ protocol: 'tcp', port_range_min: 22, port_range_max: 22, remote_ip_prefix: null, remote_group_id: null },
  ...{ description: null, groupName: 'mine', remoteGroup: null },
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
])('a row says what %j lets through', (more, texts) => {
  expect(ruleColumns.map((column) => cellText(column, rule(more), context))).toEqual(texts)
})

test('a rule is called by what it allows, and other groups by their names', () => {
  expect(ruleLabel(rule({ remote_group_id: 'o', remoteGroup: 'web' }))).toBe('ALLOW IPv4 22/tcp from web')
})

test('the group that Neutron made itself can be neither edited nor deleted', () => {
  const named = (name: string) => ({ name }) as SecurityGroup // all that is read of it
  const may = (name: string) =>
    [editSecurityGroup, deleteSecurityGroups].map(({ allowed }) => allowed?.(named(name), context))
  expect(may('default')).toEqual([false, false])
  expect(may('web')).toEqual([true, true])
})
