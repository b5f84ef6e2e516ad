import { ruleText, type SecurityGroup } from '@meridian/contract'
import { expect, test } from 'vitest'
import { userDataText } from '../instance-text.ts'
import { visibleText } from './LogTab.tsx'

type Rule = SecurityGroup['security_group_rules'][number]

const rule = (more: Partial<Rule>): Rule => ({
  id: 'r1',
  project_id: 'p1',
  tenant_id: 'p1',
  security_group_id: 'g1',
  direction: 'ingress',
  ethertype: 'IPv4',
  protocol: null,
  port_range_min: null,
  port_range_max: null,
  remote_ip_prefix: null,
  remote_group_id: null,
  remote_address_group_id: null,
  description: null,
  ...more,
})

test.each([
  [{}, 'ALLOW IPv4 from 0.0.0.0/0'],
  [{ direction: 'egress', ethertype: 'IPv6' }, 'ALLOW IPv6 to ::/0'],
  [
    { protocol: 'tcp', port_range_min: 22, port_range_max: 22, remote_ip_prefix: '10.0.0.0/8' },
    'ALLOW IPv4 22/tcp from 10.0.0.0/8',
  ],
  [{ protocol: 'udp', port_range_min: 1, port_range_max: 65_535 }, 'ALLOW IPv4 1-65535/udp from 0.0.0.0/0'],
  [{ protocol: 'icmp', port_range_min: 8, port_range_max: 0 }, 'ALLOW IPv4 8:0/icmp from 0.0.0.0/0'],
  [{ protocol: 'icmp', port_range_min: -1, port_range_max: -1 }, 'ALLOW IPv4 icmp from 0.0.0.0/0'],
  [{ remote_group_id: 'g2' }, 'ALLOW IPv4 from web'],
] as [Partial<Rule>, string][])('a rule %j is shown as %s', (more, text) => {
  expect(ruleText(rule(more), (id) => (id === 'g2' ? 'web' : id))).toBe(text)
})

test('user data is decoded, and shown as it is if it is not text', () => {
  expect(userDataText(btoa('#cloud-config\n'))).toBe('#cloud-config\n')
  expect(userDataText('/w==')).toBe('/w==')
  expect(userDataText('not base64!')).toBe('not base64!')
})

test('[CONSOLE-01] the log shows no control sequences, and the last version of an overwritten line', () => {
  expect(visibleText('\u001b[1;32m[  OK  ]\u001b[0m Started\r\n10%\r50%\r100%\nlogin: ')).toBe(
    '[  OK  ] Started\n100%\nlogin: ',
  )
})
