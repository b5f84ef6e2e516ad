import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { validate, type Shown } from '../../framework/forms/form-schema.ts'
import { issueMessage } from '../../framework/forms/issue-message.ts'
import { addRuleDefaults, addRuleSchema, addRuleShown, ruleRequest, type AddRuleForm } from './add-rule-form.ts'

const intl = createIntl({ locale: 'en' })

const validateRule = (form: Partial<AddRuleForm>) =>
  validate(addRuleSchema, addRuleShown as Shown, { ...addRuleDefaults, ...form }) // called with values of this form

const anywhere = { remote_ip_prefix: '0.0.0.0/0', direction: 'ingress', description: '', security_group_id: 'g' }

test.each<[Partial<AddRuleForm>, object]>([
  [{ preset: 'ssh' }, { protocol: 'tcp', port_range_min: 22, port_range_max: 22 }],
  [{ preset: 'all-udp' }, { protocol: 'udp', port_range_min: 1, port_range_max: 65_535 }],
  [{ preset: 'all-icmp' }, { protocol: 'icmp' }],
  [
    { preset: 'tcp', port: 8080 },
    { protocol: 'tcp', port_range_min: 8080, port_range_max: 8080 },
  ],
  [
    { preset: 'udp', opening: 'range', from: 1, to: 9 },
    { protocol: 'udp', port_range_min: 1, port_range_max: 9 },
  ],
  [{ preset: 'tcp', opening: 'all' }, { protocol: 'tcp' }],
  [
    { preset: 'icmp', icmpType: 8, icmpCode: 0 },
    { protocol: 'icmp', port_range_min: 8, port_range_max: 0 },
  ],
  [{ preset: 'other', protocol: ' gre ' }, { protocol: 'gre' }],
  [{ preset: 'other', protocol: '-1' }, { protocol: '-1' }],
])('%j sends %j', async (form, traffic) => {
  const result = await validateRule(form)
  if (!('data' in result)) throw new Error(JSON.stringify(result))
  expect(ruleRequest('g', result.data)).toEqual({ ...anywhere, ...traffic })
})

test('a rule for another group has an ether type and no CIDR', async () => {
  const result = await validateRule({
    preset: 'http',
    remote: 'group',
    remoteGroup: 'other',
    etherType: 'IPv6',
    cidr: '',
  })
  if (!('data' in result)) throw new Error(JSON.stringify(result))
  const { remote_ip_prefix: _none, ...rest } = anywhere
  expect(ruleRequest('g', result.data)).toEqual({
    ...rest,
    protocol: 'tcp',
    port_range_min: 80,
    port_range_max: 80,
    remote_group_id: 'other',
    ethertype: 'IPv6',
  })
})

test('a rule for an address group names neither a group nor a CIDR', async () => {
  const result = await validateRule({ preset: 'http', remote: 'addresses', addressGroup: 'offices' })
  if (!('data' in result)) throw new Error(JSON.stringify(result))
  const { remote_ip_prefix: _none, ...rest } = anywhere
  expect(ruleRequest('g', result.data)).toEqual({
    ...rest,
    protocol: 'tcp',
    port_range_min: 80,
    port_range_max: 80,
    remote_address_group_id: 'offices',
    ethertype: 'IPv4',
  })
})

test.each<[Partial<AddRuleForm>, string, string]>([
  [{ preset: 'tcp' }, 'port', 'The specified port is invalid.'],
  [{ preset: 'tcp', port: 70_000 }, 'port', 'The specified port is invalid.'],
  [{ preset: 'tcp', opening: 'range', to: 9 }, 'from', 'The "from" port number is invalid.'],
  [{ preset: 'tcp', opening: 'range', from: 9 }, 'to', 'The "to" port number is invalid.'],
  [
    { preset: 'tcp', opening: 'range', from: 9, to: 8 },
    'to',
    'The "to" port number must be greater than or equal to the "from" port number.',
  ],
  [{ preset: 'icmp', icmpType: 256 }, 'icmpType', 'The ICMP type not in range (-1, 255)'],
  [{ preset: 'icmp', icmpType: 8, icmpCode: 256 }, 'icmpCode', 'The ICMP code not in range (-1, 255)'],
  [{ preset: 'icmp', icmpCode: 0 }, 'icmpType', 'ICMP code is provided but ICMP type is missing.'],
  [{ preset: 'other', protocol: '256' }, 'protocol', 'Not a valid IP protocol number'],
  [{ preset: 'ssh', cidr: ' ' }, 'cidr', 'CIDR must be specified.'],
  [{ preset: 'ssh', cidr: '10.0.0.0/33' }, 'cidr', 'Incorrect format for IP address'],
])('%j is invalid at %s: %s', async (form, field, message) => {
  const result = await validateRule(form)
  if (!('issues' in result)) throw new Error('the form is valid')
  const [issue] = result.issues
  if (!issue) throw new Error('there is no issue')
  expect([issue.path.join('.'), issueMessage(intl, issue, field, '')]).toEqual([field, message])
})
