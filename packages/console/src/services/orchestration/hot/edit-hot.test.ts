import { expect, test } from 'vitest'
import { freeName, linked, linksIn, nameOfType, renamePart, setPart, unlinked } from './edit-hot.ts'
import { readTemplate } from './hot-template.ts'

const TEXT = `heat_template_version: 2018-08-31
resources:
  net:
    type: OS::Neutron::Net # a comment
  server:
    type: OS::Nova::Server
    depends_on: net
    properties:
      flavor: { get_param: size }
      networks:
        - network: { get_resource: net }
      user_data:
        str_replace: { template: $ip, params: { $ip: { get_attr: [net, name] } } }
outputs:
  id: { value: { get_resource: net } }
`

test('the first part of a template begins it, and a new section stands where people expect it', () => {
  const text = setPart('', ['resources', 'word', 'type'], 'OS::Heat::RandomString')
  expect(text).toBe('heat_template_version: 2018-08-31\nresources:\n  word:\n    type: OS::Heat::RandomString\n')
  expect(setPart(text, ['parameters', 'length', 'type'], 'number')).toBe(
    text.replace('resources', 'parameters:\n  length:\n    type: number\nresources'),
  )
})

test('names follow from the type and are free', () => {
  expect(nameOfType('OS::Neutron::RouterInterface')).toBe('router_interface')
  expect(nameOfType('web-tier.yaml')).toBe('web_tier')
  expect(freeName(readTemplate(TEXT), 'resources', 'server')).toBe('server_2')
})

test('a resource is renamed wherever it is named, and nothing else is', () => {
  const text = renamePart(TEXT, 'resources', { from: 'net', to: 'lan' })
  expect(text).toBe(
    TEXT.replace('  net:\n', '  lan:\n')
      .replace('depends_on: net', 'depends_on: lan')
      .replaceAll('get_resource: net', 'get_resource: lan')
      .replace('[net, name]', '[lan, name]'),
  )
  expect(renamePart(TEXT, 'resources', { from: 'missing', to: 'x' })).toBe(TEXT)
})

test('links are found with the place where they are written', () => {
  expect(linksIn(readTemplate(TEXT))).toEqual([
    { from: 'server', to: 'net', path: ['depends_on'] },
    { from: 'server', to: 'net', path: ['properties', 'networks', 0, 'network'] },
    {
      from: 'server',
      to: 'net',
      path: ['properties', 'user_data', 'str_replace', 'params', '$ip'],
      attribute: 'name',
    },
  ])
})

test('a link is written as a function, and removed without a trace', () => {
  const bare = 'resources:\n  a:\n    type: X\n  b:\n    type: Y\n'
  const link = (target: string[], attribute?: string) => linked(bare, { from: 'a', to: 'b', target, attribute })
  expect(link(['network'])).toContain('properties:\n      network: { get_resource: b }\n')
  expect(link(['networks', '+', 'port'])).toContain('networks:\n        - port: { get_resource: b }\n')
  expect(link(['name'], 'ip')).toContain('name: { get_attr: [b, ip] }\n')
  expect(link(['depends_on'])).toContain('    depends_on: b\n')
  for (const text of [link(['network']), link(['groups', '+']), link(['name'], 'ip'), link(['depends_on'])]) {
    const [found] = linksIn(readTemplate(text))
    expect(found && unlinked(text, found)).toBe(bare)
  }
})

test('a further link is added to a list, and a second dependency makes one', () => {
  const text = linked(TEXT, { from: 'server', to: 'net', target: ['networks', '+', 'network'] })
  expect(text).toContain('        - network: { get_resource: net }\n        - network: { get_resource: net }\n')
  const two = setPart(TEXT, ['resources', 'other', 'type'], 'X')
  expect(linked(two, { from: 'server', to: 'other', target: ['depends_on'] })).toContain(
    'depends_on:\n      - net\n      - other\n',
  )
})
