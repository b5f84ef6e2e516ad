import { expect, test } from 'vitest'
import type { Port } from './port.queries.ts'
import { blankPort, changeRequest, createRequest, infoSchema, portValues, shownFields } from './port-form.ts'

const port: Port = {
  id: 'p',
  name: 'eth',
  description: '',
  project_id: 'me',
  tenant_id: 'me',
  tags: [],
  network_id: 'n',
  mac_address: 'fa:16:3e:00:00:01',
  admin_state_up: true,
  admin_state: 'UP',
  status: 'DOWN',
  device_id: '',
  device_owner: '',
  fixed_ips: [],
  allowed_address_pairs: [],
  security_groups: ['default'],
  port_security_enabled: true,
  'binding:vnic_type': 'normal',
  qos_policy_id: null,
}
const ALL = { isNew: true, ownsNetwork: true, learnsMacs: true, hasSecurity: true, hasQos: true }

test('a new port is sent with the chosen values only', () => {
  expect(createRequest(blankPort, { id: 'n' })).toEqual({ network_id: 'n', name: '', admin_state_up: true })
  expect(
    createRequest(
      { ...blankPort, name: 'vip', fixed_ip: '10.0.0.9', vnic_type: 'direct', groups: ['web'], mac_learning: true },
      { id: 'n' },
    ),
  ).toEqual({
    network_id: 'n',
    name: 'vip',
    admin_state_up: true,
    fixed_ips: [{ ip_address: '10.0.0.9' }],
    'binding:vnic_type': 'direct',
    security_groups: ['web'],
    mac_learning_enabled: true,
  })
})

test('a port without security has no groups', () => {
  expect(createRequest({ name: '', port_security: false }, { id: 'n' })).toMatchObject({
    port_security_enabled: false,
    security_groups: [],
  })
  expect(shownFields(ALL).groups?.({ ...blankPort, port_security: false })).toBe(false)
  expect(changeRequest({ ...portValues(port), port_security: false }, port)).toEqual({
    port_security_enabled: false,
    security_groups: [],
  })
})

test('unchanged values of an edited port are not sent', () => {
  expect(changeRequest(portValues(port), port)).toEqual({})
  expect(changeRequest({ ...portValues(port), name: 'eth1', groups: [] }, port)).toEqual({
    name: 'eth1',
    security_groups: [],
  })
})

test('a QoS policy is set, removed, and offered only if Neutron has them', () => {
  expect(createRequest({ ...blankPort, qos_policy_id: 'q' }, { id: 'n' })).toMatchObject({ qos_policy_id: 'q' })
  expect(changeRequest({ ...portValues(port), qos_policy_id: 'q' }, port)).toEqual({ qos_policy_id: 'q' })
  const limited = { ...port, qos_policy_id: 'q' }
  expect(changeRequest({ ...portValues(limited), qos_policy_id: null }, limited)).toEqual({ qos_policy_id: null })
  expect(shownFields({ ...ALL, hasQos: false }).qos_policy_id?.(blankPort)).toBe(false)
})

test('the address fields depend on the chosen kind, and some are for owners only', () => {
  const shown = (form: object, choices: object = {}) =>
    (['subnet_id', 'fixed_ip', 'mac_address', 'port_security'] as const).filter((name) =>
      shownFields({ ...ALL, ...choices })[name]?.({ ...blankPort, ...form }),
    )
  expect(shown({})).toEqual(['mac_address', 'port_security'])
  expect(shown({ specify_ip: 'subnet_id' }, { ownsNetwork: false })).toEqual(['subnet_id'])
  expect(shown({ specify_ip: 'fixed_ip' }, { isNew: false })).toEqual(['port_security'])
})

test.each([
  ['', true],
  ['fa:16:3e:12:34:56', true],
  ['FA-16-3E-12-34-56', true],
  ['fa:16:3e:12:34', false],
  ['gg:16:3e:12:34:56', false],
])('the MAC address %j is valid: %s', (mac, isValid) => {
  expect(infoSchema.shape.mac_address.safeParse(mac).success).toBe(isValid)
})
