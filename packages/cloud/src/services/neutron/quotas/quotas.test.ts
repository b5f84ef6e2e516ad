import { NETWORK_QUOTAS } from '@meridian/wire'
import { describe, expect, test } from 'vitest'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const other = networkClient(await cloud.as('demo', 'alt_demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

const limit = (quota: Record<string, unknown>, by = admin) => by.put(`quotas/${other.projectId}`, { quota })

describe('a quota', () => {
  test('of zero refuses to create any resource', async () => {
    const { network, subnet } = await other.networkWith('10.5.0.0/24')
    const port = await other.make('ports', { network_id: network.id })
    const [external] = await other.list('networks', '?router:external=true')
    const [group] = await other.list('security-groups')
    const requests: Record<(typeof NETWORK_QUOTAS)[number], [collection: string, values: Record<string, unknown>]> = {
      network: ['networks', {}],
      subnet: ['subnets', { network_id: network.id, ip_version: 4, cidr: '10.6.0.0/24' }],
      subnetpool: ['subnetpools', { name: 'p', prefixes: ['10.0.0.0/8'] }],
      port: ['ports', { network_id: network.id, fixed_ips: [{ subnet_id: subnet.id }] }],
      router: ['routers', {}],
      floatingip: ['floatingips', { floating_network_id: external.id }],
      rbac_policy: [
        'rbac-policies',
        { object_type: 'network', object_id: network.id, action: 'access_as_shared', target_tenant: 'x' },
      ],
      security_group: ['security-groups', { name: 'g' }],
      security_group_rule: [
        'security-group-rules',
        { security_group_id: group.id, direction: 'ingress', protocol: 'tcp' },
      ],
      trunk: ['trunks', { port_id: port.id }],
    }
    await limit(Object.fromEntries(NETWORK_QUOTAS.map((name) => [name, 0])))
    for (const name of NETWORK_QUOTAS) {
      const [collection, values] = requests[name]
      const { status, body } = await other.post(collection, { [name]: values })
      expect({ status, body }).toEqual(refused(409, 'OverQuota', `Quota exceeded for resources: ['${name}'].`))
    }
    await admin.del(`quotas/${other.projectId}`)
    for (const name of NETWORK_QUOTAS) expect((await other.make(...requests[name])).id).toEqual(expect.any(String))
  })

  test('counts all resources of a bulk request', async () => {
    const used = (await other.list('networks', `?project_id=${other.projectId}`)).length
    await limit({ network: used + 1 })
    expect((await other.post('networks', { networks: [{}, {}] })).status).toBe(409)
    expect((await other.post('networks', { networks: [{}] })).status).toBe(201)
    const { body } = await other.get(`quotas/${other.projectId}/details`)
    expect(body.quota.network).toEqual({ limit: used + 1, used: used + 1, reserved: 0 })
  })

  test('below the usage is refused only with check_limit', async () => {
    const { status, body } = await limit({ network: 0, check_limit: true })
    const message = "Change would make usage less than 0 for the following resources: ['network']."
    expect({ status, body }).toEqual(refused(409, 'InvalidQuotaValue', message))
    expect((await limit({ network: 0 })).body.quota.network).toBe(0)
  })

  test.for<[quota: Record<string, unknown>, message: string]>([
    [{ nonsense: 1 }, "Unrecognized attribute(s) 'nonsense'"],
    [{ network: -5 }, "Invalid input for network. Reason: '-5' is too small - must be at least '-1'."],
  ])('of %j is refused', async ([quota, message]) => {
    const { status, body } = await limit(quota)
    expect({ status, body }).toEqual(refused(400, 'HTTPBadRequest', message))
  })

  test('that does not exist cannot be deleted', async () => {
    const { status, body } = await admin.del('quotas/abc')
    expect({ status, body }).toEqual(refused(404, 'TenantQuotaNotFound', 'Quota for tenant abc could not be found.'))
  })

  test('of another project is for administrators only', async () => {
    const message = 'rule:get_quota is disallowed by policy'
    for (const path of ['quotas', `quotas/${other.projectId}`, `quotas/${other.projectId}/default`]) {
      const { status, body } = await demo.get(path)
      expect({ status, body }).toEqual(refused(403, 'PolicyNotAuthorized', message))
    }
    const details = await demo.get(`quotas/${other.projectId}/details`)
    expect(details.body.NeutronError.type).toBe('AdminRequired')
    expect((await demo.get('quotas/project')).body).toEqual({ project: { project_id: demo.projectId } })
  })
})

describe('agents', () => {
  const agent = async (type: string) => (await admin.list('agents')).find(({ agent_type }) => agent_type === type)

  test('can be disabled and get nothing new then', async () => {
    const dhcp = await agent('DHCP agent')
    const { body } = await admin.put(`agents/${dhcp.id}`, { agent: { admin_state_up: false, description: 'repair' } })
    expect(body.agent).toMatchObject({ admin_state_up: false, description: 'repair', alive: true })
    const { network } = await demo.networkWith('10.5.0.0/24')
    expect((await admin.get(`networks/${network.id}/dhcp-agents`)).body).toEqual({ agents: [] })
    const refusal = await admin.post(`agents/${dhcp.id}/dhcp-networks`, { network_id: network.id })
    expect(refusal.body.NeutronError.type).toBe('InvalidDHCPAgent')
    await admin.put(`agents/${dhcp.id}`, { agent: { admin_state_up: true } })
  })

  test('are assigned networks and lose them', async () => {
    const dhcp = await agent('DHCP agent')
    const network = await demo.make('networks', {})
    const path = `agents/${dhcp.id}/dhcp-networks`
    expect((await admin.post(path, { network_id: network.id })).status).toBe(201)
    expect((await admin.post(path, { network_id: network.id })).body.NeutronError.type).toBe('NetworkHostedByDHCPAgent')
    expect((await admin.list(path)).map(({ id }) => id)).toContain(network.id)
    expect((await admin.del(`${path}/${network.id}`)).status).toBe(204)
    expect((await admin.del(`${path}/${network.id}`)).body.NeutronError.type).toBe('NetworkNotHostedByDhcpAgent')
  })

  test('are assigned routers and lose them', async () => {
    const l3 = await agent('L3 agent')
    const router = await demo.make('routers', {})
    const path = `agents/${l3.id}/l3-routers`
    expect((await admin.post(path, { router_id: router.id })).status).toBe(201)
    expect((await admin.post(path, { router_id: router.id })).body.NeutronError.type).toBe('RouterHostedByL3Agent')
    expect((await admin.get(`routers/${router.id}/l3-agents`)).body.agents).toMatchObject([
      { id: l3.id, ha_state: null },
    ])
    expect((await admin.del(`${path}/${router.id}`)).status).toBe(204)
  })

  test('are refused to members', async () => {
    const l3 = await agent('L3 agent')
    expect((await demo.get(`agents/${l3.id}`)).status).toBe(404)
    expect((await demo.put(`agents/${l3.id}`, { agent: { admin_state_up: false } })).status).toBe(404)
    expect((await demo.del(`agents/${l3.id}`)).status).toBe(404)
    const { status, body } = await demo.get(`agents/${l3.id}/l3-routers`)
    const message = 'rule:get_l3-routers is disallowed by policy'
    expect({ status, body }).toEqual(refused(403, 'PolicyNotAuthorized', message))
  })

  test('that are deleted belong to no zone', async () => {
    const states = async () => (await demo.list('availability_zones', '?resource=router')).map(({ state }) => state)
    expect(await states()).toEqual(['available'])
    const l3 = await agent('L3 agent')
    expect((await admin.del(`agents/${l3.id}`)).status).toBe(204)
    expect(await states()).toEqual(['unavailable'])
  })
})

describe('an auto-allocated topology', () => {
  const path = `auto-allocated-topology/${demo.projectId}`

  test('exists once administrators have set the defaults', async () => {
    const [external] = await admin.list('networks', '?router:external=true')
    await admin.put(`networks/${external.id}`, { network: { is_default: true } })
    expect((await demo.get(path)).body.NeutronError).toMatchObject({
      type: 'AutoAllocationFailure',
      message: 'Deployment error: No default subnetpools defined.',
    })
    const [pool] = await admin.list('subnetpools', '?name=default-pool')
    await admin.put(`subnetpools/${pool.id}`, { subnetpool: { is_default: true } })
    const trial = await demo.get(`${path}?fields=dry-run`)
    expect(trial.body.auto_allocated_topology.id).toBe('dry-run=pass')
    const { body } = await demo.get(path)
    const { id } = body.auto_allocated_topology
    const network = await demo.show('networks', id)
    expect(network).toMatchObject({ name: 'auto_allocated_network', subnets: [expect.any(String)] })
    expect((await demo.get(path)).body.auto_allocated_topology.id).toBe(id)
    const [router] = await demo.list('routers', '?name=auto_allocated_router')
    expect(router.external_gateway_info.network_id).toBe(external.id)
    expect((await demo.del(path)).status).toBe(204)
    expect((await demo.get(`networks/${id}`)).status).toBe(404)
    expect((await demo.get(`routers/${router.id}`)).status).toBe(404)
  })

  test('that does not exist is deleted without an error, also by clients that name no project', async () => {
    expect((await demo.del(path)).status).toBe(204)
    expect((await demo.del('auto-allocated-topology/None')).status).toBe(204)
  })

  test('of another project is refused to members', async () => {
    const { status, body } = await demo.get(`auto-allocated-topology/${other.projectId}`)
    expect({ status, body }).toEqual(refused(403, 'NotAuthorized', 'Not authorized.'))
  })
})
