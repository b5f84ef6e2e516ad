import { expect, test } from 'vitest'
import { pasteRules, type PasteDefaults } from './paste-rules.ts'
import { remoteText, type Lookups } from './rule-remotes.ts'
import { addRules, changeOf, MOST_RULES } from './rules-draft.ts'
import { parseServices, serviceText } from './rule-services.ts'

/** Of CPU time; a part of what these once took. */
const SOON_MICROSECONDS = 2_000_000

const WEB = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const lookups: Lookups = {
  groups: [{ id: WEB, name: 'web' }],
  addressGroups: [{ id: 'ag-1', name: 'offices' }],
  myAddress: '198.51.100.23',
}
const defaults: PasteDefaults = { direction: 'ingress', services: '' }

/** Each rule as 'direction services remote description'. */
const read = (text: string, more: Partial<PasteDefaults> = {}) => {
  const { rules, problems } = pasteRules(text, lookups, { ...defaults, ...more })
  const line = (rule: (typeof rules)[number]) =>
    [rule.direction, serviceText(rule), remoteText(rule, lookups), rule.description].join(' ').trim()
  return [...rules.map(line), ...problems.map(({ line: at, kind, part }) => `${at}: ${kind} ${part}`.trim())]
}

test('the table of the openstack command', () => {
  const text = `
+------+-------------+-----------+------------+-------------+-----------+-----------------------+----------------------+
| ID   | IP Protocol | Ethertype | IP Range   | Port Range  | Direction | Remote Security Group | Remote Address Group |
+------+-------------+-----------+------------+-------------+-----------+-----------------------+----------------------+
| 0b1c | tcp         | IPv4      | 0.0.0.0/0  | 22:22       | ingress   | None                  | None                 |
| 1b1c | tcp         | IPv4      | 0.0.0.0/0  | 8000:8010   | ingress   | ${WEB}                | None                 |
| 2b1c | icmp        | IPv4      | 10.0.0.0/8 | type=8:code=0 | ingress | None                  | None                 |
| 3b1c | None        | IPv6      | ::/0       |             | egress    | None                  | None                 |
| 4b1c | udp         | IPv4      | 0.0.0.0/0  | 53:53       | ingress   | None                  | ag-1                 |
| 5b1c | tcp         | IPv4      | 0.0.0.0/0  | 1:2         | ingress   | unknown               | None                 |
+------+-------------+-----------+------------+-------------+-----------+-----------------------+----------------------+
`
  expect(read(text)).toEqual([
    'ingress ssh 0.0.0.0/0',
    'ingress 8000-8010/tcp web',
    'ingress icmp/8:0 10.0.0.0/8',
    'egress any ::/0',
    'ingress dns offices',
    '10: remote unknown',
  ])
})

test('the output of the openstack command as CSV, JSON and YAML', () => {
  const rule = ['ingress ssh 10.0.0.0/8']
  expect(
    read(
      '"ID","IP Protocol","Ethertype","IP Range","Port Range","Direction"\n"x","tcp","IPv4","10.0.0.0/8","22:22","ingress"',
    ),
  ).toEqual(rule)
  expect(
    read('[{"ID":"x","IP Protocol":"tcp","IP Range":"10.0.0.0/8","Port Range":"22:22","Direction":null}]'),
  ).toEqual(rule)
  expect(
    read(
      '- ID: x\n  IP Protocol: tcp\n  IP Range: 10.0.0.0/8\n  Port Range: "22:22"\n  Direction: ingress\n  Remote Security Group: null',
    ),
  ).toEqual(rule)
})

test('CSV of a spreadsheet, with its own names and separators', () => {
  expect(read('Ports;CIDR;Comment\n"80, 443";192.0.2.0/24;"Office; upstairs"\nssh;me;home')).toEqual([
    'ingress http 192.0.2.0/24 Office; upstairs',
    'ingress https 192.0.2.0/24 Office; upstairs',
    'ingress ssh 198.51.100.23/32 home',
  ])
})

test('YAML with Neutron names below a key, with comments', () => {
  const text = `
rules:   # from Heat
  - protocol: tcp
    port_range_min: 80
    port_range_max: 81
    remote_ip_prefix: 10.0.0.0/8
  - {direction: egress, protocol: udp, ports: 53, description: 'names # of hosts'}
`
  expect(read(text)).toEqual(['ingress 80-81/tcp 10.0.0.0/8', 'egress dns 0.0.0.0/0 names # of hosts'])
  expect(read('rules:\n  - a: b\n  c')).toEqual(['3: syntax'])
})

test('a list of addresses takes the given services', () => {
  expect(read('10.0.0.1\n# offices\n2001:db8::/32 # lab', { services: 'ssh 443' })).toEqual([
    'ingress ssh 10.0.0.1/32',
    'ingress https 10.0.0.1/32',
    'ingress ssh 2001:db8::/32 lab',
    'ingress https 2001:db8::/32 lab',
  ])
  expect(read('10.0.0.1')).toEqual(['1: noPorts 10.0.0.1'])
})

test('lines of words', () => {
  expect(read('ssh from 10.0.0.0/8 admin hosts\nout udp/123\nudp 53 web\n80,443 everywhere\nnonsense')).toEqual([
    'ingress ssh 10.0.0.0/8 admin hosts',
    'egress ntp 0.0.0.0/0',
    'ingress dns web',
    'ingress http 0.0.0.0/0',
    'ingress https 0.0.0.0/0',
    '5: remote nonsense',
  ])
})

test.each([
  ['70000', '70000'],
  ['80-70', '80-70'],
  ['icmp/300', 'icmp/300'],
  ['gre/5', 'gre/5'],
  ['', ''],
])('the services %j are refused at %j', (text, problem) => {
  expect(parseServices(text)).toEqual({ problem })
})

test.each(['ssh', 'any', 'tcp', 'ping', 'icmp/8:0', '8000-8010/udp', 'gre', '8443/tcp'])(
  '%s is read as it is written',
  (text) => {
    const [traffic] = parseServices(text).traffic ?? []
    expect(traffic && serviceText(traffic)).toBe(text)
  },
)

test.each([
  ['a list', `- {ports: 22,${' '.repeat(300_000)}}`],
  ['a line', `ssh from ${'\t'.repeat(300_000)}10.0.0.0/8`],
  ['a name', `- k${' '.repeat(300_000)}`],
])('%s with very many spaces is read or refused soon', (_, text) => {
  const began = process.cpuUsage()
  expect(pasteRules(text, lookups, defaults).rules.length).toBeLessThan(2)
  expect(process.cpuUsage(began).user).toBeLessThan(SOON_MICROSECONDS)
})

test.each([
  [
    'ports and addresses that multiply',
    `${Array.from({ length: 800 }, (_, at) => at + 1).join(',')} ${Array.from({ length: 800 }, (_, at) => `10.0.${at >> 8}.${at & 255}`).join(',')}`,
    1,
  ],
  ['many lines', Array.from({ length: 30_000 }, (_, at) => `${at % 60_000} 10.0.0.0/8`).join('\n'), 1002],
  ['lines that each are several rules', '80,443,ssh 10.0.0.0/8\n'.repeat(1000), 334],
  ['a long text', 'x'.repeat(2_000_000), 1],
])('%s are refused before they are rules', (_, text, line) => {
  const began = process.cpuUsage()
  expect(pasteRules(text, lookups, defaults)).toEqual({ rules: [], problems: [{ line, kind: 'tooMany', part: '' }] })
  expect(process.cpuUsage(began).user).toBeLessThan(SOON_MICROSECONDS)
})

test('as many rules as are allowed are compared soon', () => {
  const lines = Array.from({ length: MOST_RULES }, (_, at) => `${at + 1} 10.0.${at >> 8}.${at & 255}`).join('\n')
  const { rules, problems } = pasteRules(lines, lookups, defaults)
  expect([rules.length, problems]).toEqual([MOST_RULES, []])
  const began = process.cpuUsage()
  expect(changeOf(addRules([], rules)).added).toHaveLength(MOST_RULES)
  expect(process.cpuUsage(began).user).toBeLessThan(SOON_MICROSECONDS)
})
