import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UpstreamCall } from '../upstream-calls.ts'
import { call, oddText } from './calls.fixture.ts'
import { openstack } from './openstack.ts'

/** A call without a microversion. */
const plain = (request: string, body?: unknown, part: Partial<UpstreamCall> = {}): UpstreamCall => {
  const [service = '', method = '', path = ''] = request.split(' ')
  return call({ service, method, path, version: null, body: body === undefined ? null : JSON.stringify(body), ...part })
}

const written = (...parameters: Parameters<typeof plain>) => openstack.write([plain(...parameters)])

test('a stack’s only parameter is not taken for several of them', () => {
  const stack = (parameters: object) =>
    written('orchestration POST /stacks', { stack_name: 's', template: {}, parameters })
  expect(stack({ a: 'x;admin=y' })).toMatch(/^# The client has no command for this call\.\ncurl /m)
  expect(stack({ a: 'x;admin=y', b: '1' })).toContain(` --parameter 'a=x;admin=y' --parameter b=1 `)
})

describe('the command of a call', () => {
  test.each<[string, string, unknown, string]>([
    ['delete', 'network DELETE /v2.0/routers/r1', undefined, 'openstack router delete r1'],
    ['action without parameters', 'compute POST /servers/s1/action', { 'os-start': null }, 'openstack server start s1'],
    [
      'sharing with one project, never with all',
      'network POST /v2.0/rbac-policies',
      { rbac_policy: { object_type: 'network', object_id: 'n1', action: 'access_as_shared', target_tenant: 'p1' } },
      'openstack network rbac create --type network --action access_as_shared --target-project p1 n1',
    ],
    [
      'sharing with all projects',
      'network POST /v2.0/rbac-policies',
      { rbac_policy: { object_type: 'network', object_id: 'n1', action: 'access_as_shared', target_tenant: '*' } },
      'openstack network rbac create --type network --action access_as_shared --target-all-projects n1',
    ],
    [
      'action by its parameter',
      'compute POST /servers/s1/action',
      { reboot: { type: 'HARD' } },
      'openstack server reboot --hard s1',
    ],
    [
      'defaults are left out',
      'compute POST /flavors',
      {
        flavor: { name: 'f', vcpus: 1, ram: 64, disk: 0, swap: 0, rxtx_factor: 1, 'os-flavor-access:is_public': false },
      },
      'openstack flavor create --vcpus 1 --ram 64 --disk 0 --private f',
    ],
    [
      'lists, objects and flags',
      'network POST /v2.0/subnets',
      {
        subnet: {
          name: 's',
          network_id: 'n',
          cidr: '10.0.0.0/24',
          gateway_ip: null,
          enable_dhcp: false,
          dns_nameservers: ['1.1.1.1', '9.9.9.9'],
          allocation_pools: [{ start: '10.0.0.2', end: '10.0.0.9' }],
        },
      },
      'openstack subnet create --network n --subnet-range 10.0.0.0/24 --gateway none --no-dhcp ' +
        '--allocation-pool start=10.0.0.2,end=10.0.0.9 --dns-nameserver 1.1.1.1 --dns-nameserver 9.9.9.9 s',
    ],
    [
      'a list that replaces another',
      'network PUT /v2.0/ports/p',
      { port: { security_groups: ['a'] } },
      'openstack port set --no-security-group --security-group a p',
    ],
    [
      'two commands, if one cannot do both',
      'network PUT /v2.0/routers/r',
      { router: { name: 'new', external_gateway_info: null } },
      'openstack router set --name new r\nopenstack router unset --external-gateway r',
    ],
    [
      'only the command that does something',
      'network PUT /v2.0/routers/r',
      { router: { external_gateway_info: null } },
      'openstack router unset --external-gateway r',
    ],
    [
      'a port range, a type of ICMP',
      'network POST /v2.0/security-group-rules',
      {
        security_group_rule: {
          security_group_id: 'g',
          direction: 'egress',
          protocol: 'tcp',
          port_range_min: 1,
          port_range_max: 9,
        },
      },
      'openstack security group rule create --egress --protocol tcp --dst-port 1:9 g',
    ],
    [
      'entries that are removed and set',
      'compute POST /os-aggregates/3/action',
      { set_metadata: { metadata: { ssd: null, fast: 'yes' } } },
      'openstack aggregate unset --property ssd 3\nopenstack aggregate set --property fast=yes 3',
    ],
    [
      'a JSON patch',
      'image PATCH /v2/images/i',
      [
        { op: 'remove', path: '/old' },
        { op: 'add', path: '/a~1b', value: 'x' },
        { op: 'replace', path: '/visibility', value: 'shared' },
      ],
      'openstack image unset --property old i\nopenstack image set --shared --property a/b=x i',
    ],
    [
      'an inherited role',
      'identity PUT /OS-INHERIT/projects/p/groups/g/roles/r/inherited_to_projects',
      undefined,
      'openstack role add --inherited --project p --group g r',
    ],
    ['a query', 'volume DELETE /volumes/v?cascade=true', undefined, 'openstack volume delete --purge v'],
    [
      'a change by GET',
      'volume GET /qos-specs/q/associate?vol_type_id=t',
      undefined,
      'openstack volume qos associate q t',
    ],
    [
      'a file',
      'compute POST /os-keypairs',
      { keypair: { name: 'k', public_key: 'ssh-rsa AAAA me' } },
      "openstack keypair create --public-key <(printf %s 'ssh-rsa AAAA me') k",
    ],
    [
      'an empty file for a list without items',
      'identity PATCH /OS-FEDERATION/identity_providers/p',
      { identity_provider: { remote_ids: [] } },
      "openstack identity provider set --remote-id-file <(printf %s '') p",
    ],
    [
      'an option with several values before the name',
      'image POST /v2/images/i/import',
      { method: { name: 'copy-image' }, stores: ['file', 'archive'] },
      '# Needs python-openstackclient 6.3 or later.\n' +
        'openstack image import --method copy-image --store file archive -- i',
    ],
    [
      'a backup into the volume that it was made of',
      'volume POST /backups/b/restore',
      { restore: { volume_id: 'v' } },
      '# Needs python-openstackclient 6.3 or later.\nopenstack volume backup restore --force b v',
    ],
    [
      'a backup into a new volume, named as Cinder names it',
      'volume POST /backups/b/restore',
      { restore: { volume_id: null } },
      '# Needs python-openstackclient 6.3 or later.\nopenstack volume backup restore b restore_backup_b',
    ],
    ['a dash before a name', 'identity POST /roles', { role: { name: '-rf' } }, 'openstack role create -- -rf'],
    [
      'a dash before a value',
      'volume PUT /volumes/v',
      { volume: { description: '-rf' } },
      'openstack volume set --description=-rf v',
    ],
  ])('%s', (_, request, body, expected) => {
    expect(written(request, body)).toBe(expected)
  })

  test('has the microversion of the call', () => {
    expect(openstack.write([call({ body: '{"server_group":{"name":"web","policies":["affinity"]}}' })])).toBe(
      'openstack --os-compute-api-version 2.60 server group create --policy affinity web',
    )
  })

  test('keeps the id that only the response of the call before knows', () => {
    const calls = [
      plain('compute POST /flavors', { flavor: { name: 'f', vcpus: 1, ram: 64, disk: 0 } }),
      plain('compute POST /flavors/NEW_ID/action', { addTenantAccess: { tenant: 'p' } }),
    ]
    expect(openstack.write(calls)).toBe(
      'NEW_ID=$(openstack flavor create --vcpus 1 --ram 64 --disk 0 f -f value -c id)\n\n' +
        'openstack flavor set --project p "$NEW_ID"',
    )
  })
})

describe('cURL stands in', () => {
  test.each<[string, string, unknown]>([
    ['if there is no command', 'compute PUT /servers/s/tags', { tags: ['a'] }],
    ['if a value has no option', 'network POST /v2.0/routers', { router: { name: 'r', flavor_id: 'f' } }],
    ['if a query has no option', 'network DELETE /v2.0/routers/r?odd=1', undefined],
    ['if the client would ignore the value', 'identity PATCH /users/u', { user: { description: '' } }],
    ['if the client would split the key', 'compute POST /servers/s/metadata', { metadata: { 'a=b': 'c' } }],
    [
      'if the client would split the value',
      'network PUT /v2.0/routers/r/add_extraroutes',
      { router: { routes: [{ destination: 'a,b', nexthop: 'c' }] } },
    ],
  ])('%s', (_, request, body) => {
    expect(written(request, body)).toMatch(/^OS_TOKEN=.*\n\n# The client has no command for this call\.\ncurl /)
  })
})

/** What bash passes to `openstack`; the text of a file in the place of its name. */
function argumentsIn(script: string): string[] {
  const program =
    'openstack() { for word; do if [[ $word == /dev/fd/* ]]; then cat "$word"; else printf %s "$word"; fi; printf "\\0"; done; }'
  // Node gives a child a socket as its input, which bash takes for a remote login: it would run its startup file.
  return execFileSync('bash', ['--norc', '-c', `${program}\n${script}`])
    .toString()
    .split('\0')
    .slice(0, -1)
}

test('no value breaks out of the command', () => {
  const option = { type: 'string' } as const
  fc.assert(
    fc.property(oddText, oddText, oddText, (name, value, file) => {
      const metadata = { key: value }
      const body = { server: { name, description: value, user_data: Buffer.from(file).toString('base64'), metadata } }
      const args = argumentsIn(written('compute POST /servers', body))
      const { values, positionals } = parseArgs({
        args,
        options: { description: option, 'user-data': option, property: option },
        allowPositionals: true,
        strict: !file.startsWith('-'), // a file is one word only for this test
      })
      expect(positionals).toEqual(['server', 'create', name])
      expect(values).toEqual({ description: value, property: `key=${value}`, 'user-data': file })
    }),
    { numRuns: 60 },
  )
})

test('a word of a command may have a dash', () => {
  const rule = plain('network POST /v2.0/qos/policies/p/dscp_marking_rules', { dscp_marking_rule: { dscp_mark: 8 } })
  expect(openstack.write([rule])).toBe('openstack network qos rule create --type dscp-marking --dscp-mark 8 p')
})

test.each([
  ['compute GET /servers/detail?limit=20&sort_key=created_at&status=ACTIVE', 'server list --status ACTIVE'],
  ['compute GET /servers/detail?all_tenants=1', 'server list --all-projects'],
  ['compute GET /servers/s', 'server show s'],
  ['network GET /v2.0/networks?project_id=p', 'network list --project p'],
])('a list has the command that lists the same rows: %s', (request, command) => {
  expect(openstack.write([plain(request, undefined)])).toBe(`openstack ${command}`)
})

test.each([
  'compute GET /servers/detail?odd=1',
  'network GET /v2.0/routers?status=ACTIVE',
  'identity GET /users?name=alice',
  'volume GET /types?name=fast',
])('cURL stands in for a list with a filter that the command does not have: %s', (request) => {
  expect(openstack.write([plain(request, undefined)])).toContain('curl -gsSf -X GET')
})
