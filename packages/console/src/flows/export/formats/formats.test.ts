import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { hot } from './hot.ts'
import { EXPORT_FORMATS } from './index.ts'
import { parseHcl } from './hcl.fixture.ts'
import { undocumented } from './provider.fixture.ts'
import { sampleModel } from './sample-model.fixture.ts'
import { script } from './script.ts'
import { terraform } from './terraform.ts'

/** Text that ends strings, begins comments, templates, substitutions or options, or is taken for something else. */
const odd = fc.oneof(
  fc.constantFrom(
    '"',
    "'",
    '\\',
    '${a}',
    '%{if}',
    '$(id)',
    '`id`',
    '-rf',
    '--',
    '\n',
    '#',
    'yes',
    '1e3',
    '~',
    '{a: b}',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
)
const oddText = fc.array(odd, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))

describe('HOT', () => {
  const parsed = (text?: string) => parseYaml(hot.write(sampleModel(text)))

  test('references are functions, and what exists is named', () => {
    const { resources } = parsed()
    expect(resources.subnet_sub).toEqual({
      type: 'OS::Neutron::Subnet',
      properties: {
        name: 'web',
        network: { get_resource: 'network_net' },
        cidr: '10.0.0.0/24',
        ip_version: 4,
        gateway_ip: null,
        allocation_pools: [{ start: '10.0.0.2', end: '10.0.0.9' }],
        host_routes: [{ destination: '10.1.0.0/16', nexthop: '10.0.0.3' }],
      },
    })
    expect(resources.router_gate.properties.external_gateway_info).toEqual({ network: 'public', enable_snat: false })
    expect(resources.port_eth.properties.security_groups).toEqual([{ get_resource: 'security_group_ssh' }, 'default'])
    expect(resources.floating_ip_ip).toMatchObject({ depends_on: 'router_interface_way' })
  })

  test('a group lists its rules, but those about a later group', () => {
    const { resources } = parsed()
    expect(resources.security_group_ssh.properties.rules).toMatchObject([{ port_range_min: 22 }])
    expect(resources.security_group_rule_later.properties.remote_group).toEqual({ get_resource: 'security_group_db' })
  })

  test('what may be a secret is a hidden parameter', () => {
    const { parameters, resources } = parsed()
    expect(parameters).toMatchObject({ server_web_user_data: { type: 'string', hidden: true } })
    expect(resources.server_web.properties.user_data).toEqual({ get_param: 'server_web_user_data' })
  })

  test('a text begins with what it has; comments at its end name what it does not have', () => {
    for (const { write } of EXPORT_FORMATS)
      expect(write(sampleModel()).split('\n').slice(0, 2)).toContain(
        '# What is not part of this file is listed at its end.',
      )
    const comments = hot
      .write(sampleModel())
      .replace(/^[^]*\n(?=# Not part)/, '')
      .split('\n')
    expect(comments.every((line) => /^(?:#|$)/.test(line))).toBe(true)
    expect(comments).toContain('#   network_net: shared')
    expect(comments).toContain('#   server_web: description')
  })

  test('any text stays what it is', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        const { properties } = parsed(text).resources.server_web
        expect([properties.name, properties.tags, properties.metadata.role]).toEqual([text, [text], text])
        expect(parsed(text).resources.volume_disk.properties.metadata).toEqual({ [text]: text })
      }),
      { numRuns: 50 },
    )
  })
})

describe('Terraform', () => {
  const parsed = (text?: string) => parseHcl(terraform.write(sampleModel(text)))
  const resource = (type: string, text?: string) =>
    parsed(text).find(({ labels, kind }) => kind === 'resource' && labels[0] === type)?.body

  test('every resource has an import block with its id', () => {
    const blocks = parsed()
    const addresses = blocks.filter(({ kind }) => kind === 'resource').map(({ labels }) => labels.join('.'))
    const imports = blocks.filter(({ kind }) => kind === 'import').map(({ body }) => body)
    expect(imports.map(({ to }) => to)).toEqual(addresses.map((address) => ({ raw: address })))
    expect(imports.map(({ id }) => id)).toEqual(sampleModel().nodes.map(({ id }) => id))
  })

  test('the provider documents every argument', () => {
    const written = parsed().filter(({ kind }) => kind === 'resource' || kind === 'data')
    const unknown = written.flatMap(({ kind, labels, body }) =>
      undocumented(kind === 'data' ? `data ${labels[0]}` : (labels[0] ?? ''), body),
    )
    expect(unknown).toEqual([])
  })

  test.each([
    [
      'openstack_networking_subnet_v2',
      { network_id: { raw: 'openstack_networking_network_v2.net.id' }, no_gateway: true },
    ],
    ['openstack_networking_secgroup_v2', { delete_default_rules: true }],
    [
      'openstack_networking_port_v2',
      { fixed_ip: [{ subnet_id: { raw: 'openstack_networking_subnet_v2.sub.id' }, ip_address: '10.0.0.5' }] },
    ],
    [
      'openstack_compute_instance_v2',
      {
        key_pair: { raw: 'openstack_compute_keypair_v2.key.name' },
        user_data: { raw: 'var.server_web_user_data' },
        network: [{ port: { raw: 'openstack_networking_port_v2.eth.id' } }],
      },
    ],
    [
      'openstack_networking_floatingip_v2',
      { pool: 'public', depends_on: [{ raw: 'openstack_networking_router_interface_v2.way' }] },
    ],
  ])('%s', (type, expected) => expect(resource(type)).toMatchObject(expected))

  test('what exists is found by data sources, and what may be a secret is a sensitive variable', () => {
    const blocks = parsed()
    expect(blocks.filter(({ kind }) => kind === 'data').map(({ labels, body }) => [labels[0], body['name']])).toEqual([
      ['openstack_networking_network_v2', 'public'],
      ['openstack_networking_secgroup_v2', 'default'],
      ['openstack_images_image_v2', 'web'],
    ])
    expect(blocks.find(({ kind }) => kind === 'variable')).toMatchObject({
      labels: ['server_web_user_data'],
      body: { sensitive: true },
    })
  })

  test('any text stays what it is', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        const body = resource('openstack_compute_instance_v2', text)
        expect([body?.['name'], body?.['tags'], body?.['metadata']]).toEqual([text, [text], { role: text }])
      }),
      { numRuns: 50 },
    )
  })
})

describe('openstack', () => {
  /** The arguments of each command, as bash passes them. */
  const run = (text?: string) => {
    const stub = `openstack() { { printf '%s\\0' "$@"; printf '\\1'; } >&3; echo available; }\n`
    const output = execFileSync(
      '/bin/bash',
      // Node gives a child a socket as its input, which bash takes for a remote login: it would run its startup file.
      ['--norc', '-c', `exec 3>&1 1>/dev/null\n${stub}${script.write(sampleModel(text))}`],
      {
        encoding: 'utf8',
        // Nothing but the function above may be found as `openstack`.
        env: { PATH: '', SERVER_WEB_USER_DATA: 'secret' },
        timeout: 20_000,
      },
    )
    return output
      .split('\u0001')
      .filter(Boolean)
      .map((command) => command.split('\0').slice(0, -1))
  }
  const argumentsOf = (verb: string, text?: string) => run(text).find((words) => words.join(' ').includes(verb)) ?? []
  /** The values of an option, as the client reads them. */
  const valuesOf = (words: readonly string[], option: string) =>
    words.flatMap((word, index) => {
      if (word.startsWith(`${option}=`)) return [word.slice(option.length + 1)]
      return words[index - 1] === option && index < words.indexOf('-f') ? [word] : []
    })

  test('ids of created resources are passed on', () => {
    const subnet = argumentsOf('subnet create')
    expect(['--network', '--gateway', '--allocation-pool', '--host-route'].map((one) => valuesOf(subnet, one))).toEqual(
      [['available'], ['none'], ['start=10.0.0.2,end=10.0.0.9'], ['destination=10.1.0.0/16,gateway=10.0.0.3']],
    )
    expect(valuesOf(argumentsOf('port create'), '--fixed-ip')).toEqual(['subnet=available,ip-address=10.0.0.5'])
    expect(argumentsOf('security group rule create --ingress').join(' ')).toContain('--dst-port 22:23')
    expect(argumentsOf('security group rule create --egress').join(' ')).toContain('--icmp-type 8')
    expect(argumentsOf('router create')).toContain('--disable-snat')
  })

  test('a secret must be in the environment', () => {
    const text = script.write(sampleModel())
    expect(text).toContain(': "${SERVER_WEB_USER_DATA:?')
    expect(text).not.toContain('secret')
  })

  test('any text is one argument, and nothing in it is run', () => {
    fc.assert(
      fc.property(
        oddText.filter((text) => !text.includes('\0') && !text.includes('\u0001') && text.isWellFormed()),
        (text) => {
          const words = argumentsOf('server create', text)
          expect(words.at(text.startsWith('-') ? -1 : -5)).toBe(text)
          expect(['--description', '--tag', '--property'].map((one) => valuesOf(words, one))).toEqual([
            [text],
            [text],
            [`role=${text}`],
          ])
          const network = argumentsOf('network create', text)
          expect(network.slice(text.startsWith('-') ? -6 : -5)).toEqual(
            text.startsWith('-') ? ['-f', 'value', '-c', 'id', '--', text] : [text, '-f', 'value', '-c', 'id'],
          )
        },
      ),
      { numRuns: 15 },
    )
  })
})
