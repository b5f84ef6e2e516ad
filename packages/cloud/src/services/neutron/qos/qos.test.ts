import { describe, expect, test } from 'vitest'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

const policy = (values: Record<string, unknown> = {}) => admin.make('qos/policies', { name: 'p', ...values })
const RULES: Readonly<Record<string, Record<string, unknown>>> = {
  bandwidth_limit: { max_kbps: 1000, max_burst_kbps: 100, direction: 'ingress' },
  packet_rate_limit: { max_kpps: 1000, max_burst_kpps: 10, direction: 'egress' },
  dscp_marking: { dscp_mark: 26 },
  minimum_bandwidth: { min_kbps: 10, direction: 'egress' },
  minimum_packet_rate: { min_kpps: 10, direction: 'any' },
}

describe.for(Object.entries(RULES))('a rule of type %s', ([type, values]) => {
  test('is created, shown, updated and deleted', async () => {
    const { id } = await policy()
    const path = `qos/policies/${id}/${type}_rules`
    const rule = await admin.make(path, values)
    expect(rule).toEqual({ ...values, id: expect.any(String) })
    expect((await admin.show('qos/policies', id)).rules).toEqual([{ ...rule, type, qos_policy_id: id }])
    expect((await admin.get(path)).body[`${type}_rules`]).toEqual([rule])
    const [number = ''] = Object.keys(values)
    const changed = await admin.put(`${path}/${rule.id}`, { [`${type}_rule`]: { [number]: 0 } })
    expect(changed.body[`${type}_rule`]).toEqual({ ...rule, [number]: 0 })
    expect((await demo.get(`${path}/${rule.id}`)).status).toBe(404)
    expect((await admin.del(`${path}/${rule.id}`)).status).toBe(204)
    expect((await admin.show('qos/policies', id)).rules).toEqual([])
  })

  test('can be addressed by its id alone', async () => {
    const { id } = await policy()
    const rule = await admin.make(`qos/policies/${id}/${type}_rules`, values)
    const alias = `qos/alias_${type}_rules/${rule.id}`
    expect((await admin.get(alias)).body[`${type}_rule`]).toEqual(rule)
    expect((await admin.del(alias)).status).toBe(204)
    expect((await admin.get(alias)).body.NeutronError.type).toBe('QosRuleNotFound')
  })

  test('has details of its parameters for administrators', async () => {
    const { body } = await admin.get(`qos/rule-types/${type}`)
    const named = body.rule_type.drivers[0].supported_parameters.map(
      (one: { parameter_name: string }) => one.parameter_name,
    )
    expect(named.toSorted()).toEqual(Object.keys(values).toSorted())
    expect((await demo.get(`qos/rule-types/${type}`)).status).toBe(403)
  })
})

test('a policy has one rule per type and direction', async () => {
  const { id } = await policy()
  const path = `qos/policies/${id}/bandwidth_limit_rules`
  await admin.make(path, { max_kbps: 1 })
  expect((await admin.post(path, { bandwidth_limit_rule: { max_kbps: 2 } })).status).toBe(409)
  expect(await admin.make(path, { max_kbps: 2, direction: 'ingress' })).toMatchObject({ max_kbps: 2 })
})

test('a minimum cannot exceed the limit', async () => {
  const { id } = await policy()
  await admin.make(`qos/policies/${id}/bandwidth_limit_rules`, { max_kbps: 100 })
  const promise = { minimum_bandwidth_rule: { min_kbps: 200 } }
  const { status, body } = await admin.post(`qos/policies/${id}/minimum_bandwidth_rules`, promise)
  const message = `Unable to add the rule with value 200 to the policy ${id} as the existing rule of type bandwidth_limit has value 100.`
  expect({ status, body }).toEqual(refused(409, 'QoSRuleParameterConflict', message))
})

test('a project has at most one default policy', async () => {
  await policy({ is_default: true })
  const { status, body } = await admin.post('qos/policies', { policy: { name: 'again', is_default: true } })
  const message = `A default QoS policy exists for project ${admin.projectId}.`
  expect({ status, body }).toEqual(refused(409, 'QoSPolicyDefaultAlreadyExists', message))
})

test('a policy in use by a port or floating IP cannot be deleted', async () => {
  const { id } = await policy({ shared: true })
  const network = await demo.make('networks', {})
  const port = await demo.make('ports', { network_id: network.id, qos_policy_id: id })
  const inUse = async (user: string) => {
    const { status, body } = await admin.del(`qos/policies/${id}`)
    expect({ status, body }).toEqual(refused(409, 'QosPolicyInUse', `QoS Policy ${id} is used by ${user}.`))
  }
  await inUse(`port ${port.id}`)
  await demo.put(`ports/${port.id}`, { port: { qos_policy_id: null } })
  const [external] = await demo.list('networks', '?router:external=true')
  const floating = await demo.make('floatingips', { floating_network_id: external.id, qos_policy_id: id })
  await inUse(`floatingip ${floating.id}`)
  await demo.del(`floatingips/${floating.id}`)
  expect((await admin.del(`qos/policies/${id}`)).status).toBe(204)
})

test('ports show the QoS policy of their network', async () => {
  const { id } = await policy()
  const network = await admin.make('networks', { qos_policy_id: id })
  expect(await admin.make('ports', { network_id: network.id })).toMatchObject({
    qos_network_policy_id: id,
    qos_policy_id: null,
  })
})

test('minimum bandwidth requires a physical network', async () => {
  const { id } = await policy({ shared: true })
  await admin.make(`qos/policies/${id}/minimum_bandwidth_rules`, { min_kbps: 10 })
  const port = await demo.make('ports', { network_id: (await demo.make('networks', {})).id })
  const { status, body } = await demo.put(`ports/${port.id}`, { port: { qos_policy_id: id } })
  const message = `Rule minimum_bandwidth is not supported by port ${port.id}`
  expect({ status, body }).toEqual(refused(409, 'QosRuleNotSupported', message))
  const vlan = await admin.make('networks', { 'provider:network_type': 'vlan', qos_policy_id: id })
  expect(await admin.make('ports', { network_id: vlan.id, qos_policy_id: id })).toMatchObject({ qos_policy_id: id })
})
