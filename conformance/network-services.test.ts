import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done, namesOf, refusalsOf } from './outcomes.ts'
import { patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin } = await openTarget()

const asAdmin = { env: admin }
const named = (what: string) => `conformance-${what}`
const refusal = refusalsOf(client)
const names = namesOf(client)

const network = named('services-net')
const group = named('group')

beforeAll(async () => {
  await client.json(`network create ${network}`)
})

afterAll(async () => {
  const leftovers = [
    `network trunk delete ${named('trunk')}`,
    `port delete ${named('parent')} ${named('child')}`,
    `address group delete ${named('addresses')}`,
    `security group delete ${group}`,
    `network delete ${network}`,
  ]
  for (const command of leftovers) await client.run(command)
  await client.run(`network qos policy delete ${named('qos')}`, asAdmin)
  await client.run(`network meter delete ${named('meter')}`, asAdmin)
}, patience.timeout)

describe('openstack security group', patience, () => {
  test('create, show, list, set', async () => {
    const made = await client.json(`security group create --description d ${group}`)
    expect(made).toMatchObject({ name: group, stateful: true })
    expect(made.rules).toHaveLength(2)
    expect(await names('security group list')).toEqual(expect.arrayContaining(['default', group]))
    expect(await client.run(`security group set --description changed --tag blue ${group}`)).toMatchObject(done)
    expect(await client.json(`security group show ${group}`)).toMatchObject({ description: 'changed', tags: ['blue'] })
    expect(await client.run(`security group unset --tag blue ${group}`)).toMatchObject(done)
  })

  test('rules: create, show, list, delete', async () => {
    const options = '--protocol tcp --dst-port 22:23 --remote-ip 10.0.0.0/8'
    const rule = await client.json(`security group rule create ${options} ${group}`)
    expect(rule).toMatchObject({ port_range_min: 22, port_range_max: 23, ether_type: 'IPv4', direction: 'ingress' })
    expect(await refusal(`security group rule create ${options} ${group}`)).toContain(
      'Security group rule already exists',
    )
    const icmp = await client.json(`security group rule create --protocol icmp --icmp-type 8 --egress ${group}`)
    expect(icmp).toMatchObject({ protocol: 'icmp', port_range_min: 8, direction: 'egress' })
    await client.json(`security group rule create --ethertype IPv6 --remote-group ${group} ${group}`)
    expect(await client.json(`security group rule list ${group}`)).toHaveLength(5)
    expect(await client.json(`security group rule list --ingress --protocol tcp ${group}`)).toHaveLength(1)
    expect(await client.json(`security group rule show ${rule.id}`)).toMatchObject({ protocol: 'tcp' })
    expect(await client.run(`security group rule delete ${rule.id} ${icmp.id}`)).toMatchObject(done)
  })

  test('invalid requests get Neutron’s error messages', async () => {
    const create = 'security group rule create --protocol'
    expect(await refusal(`${create} nonsense ${group}`)).toContain('protocol nonsense not supported')
    expect(await refusal(`${create} icmp --icmp-type 300 ${group}`)).toContain('It must be 0 to 255.')
    expect(await refusal(`${create} tcp --remote-ip fd00::/8 ${group}`)).toContain('Conflicting value ethertype IPv4')
    expect(await refusal('security group create default')).toContain('Default security group already exists.')
  })

  test('address groups', async () => {
    const addresses = named('addresses')
    const made = await client.json(`address group create --address 10.0.0.1/32 ${addresses}`)
    expect(made).toMatchObject({ addresses: ['10.0.0.1/32'] })
    expect(await client.run(`address group set --address 10.0.0.2/32 ${addresses}`)).toMatchObject(done)
    expect(await client.run(`address group unset --address 10.0.0.1/32 ${addresses}`)).toMatchObject(done)
    expect(await client.json(`address group show ${addresses}`)).toMatchObject({ addresses: ['10.0.0.2/32'] })
    expect(await names('address group list')).toContain(addresses)
    expect(await client.run(`address group delete ${addresses}`)).toMatchObject(done)
  })

  test('delete', async () => {
    expect(await client.run(`security group delete ${group}`)).toMatchObject(done)
  })
})

describe('openstack network trunk, qos, rbac, meter', patience, () => {
  test('trunk create, show, list, set, unset, delete', async () => {
    const trunk = named('trunk')
    const parent = named('parent')
    await client.json(`port create --network ${network} ${parent}`)
    await client.json(`port create --network ${network} ${named('child')}`)
    const made = await client.json(`network trunk create --parent-port ${parent} ${trunk}`)
    expect(made).toMatchObject({ name: trunk, status: 'DOWN', sub_ports: [] })
    const sub = `--subport port=${named('child')},segmentation-type=vlan,segmentation-id=101`
    expect(await client.run(`network trunk set ${sub} ${trunk}`)).toMatchObject(done)
    expect(await client.json(`network subport list --trunk ${trunk}`)).toMatchObject([{ 'Segmentation ID': 101 }])
    expect((await client.json(`network trunk show ${trunk}`)).sub_ports).toMatchObject([{ segmentation_id: 101 }])
    expect(await refusal(`port delete ${parent}`)).toContain('is currently a parent port for trunk')
    expect(await names('network trunk list')).toContain(trunk)
    expect(await client.run(`network trunk unset --subport ${named('child')} ${trunk}`)).toMatchObject(done)
    expect(await client.run(`network trunk delete ${trunk}`)).toMatchObject(done)
    expect(await client.run(`port delete ${parent} ${named('child')}`)).toMatchObject(done)
  })

  test('qos policies and rules', async () => {
    const qos = named('qos')
    expect(await client.json(`network qos policy create --share ${qos}`, asAdmin)).toMatchObject({ shared: true })
    expect(await client.run(`network qos policy set --description d ${qos}`, asAdmin)).toMatchObject(done)
    expect(await names('network qos policy list')).toContain(qos)
    const create = 'network qos rule create --type'
    const limit = await client.json(
      `${create} bandwidth-limit --max-kbps 1000 --max-burst-kbits 100 --egress ${qos}`,
      asAdmin,
    )
    expect(limit).toMatchObject({ max_kbps: 1000, direction: 'egress' })
    await client.json(`${create} dscp-marking --dscp-mark 26 ${qos}`, asAdmin)
    await client.json(`${create} minimum-bandwidth --min-kbps 10 --egress ${qos}`, asAdmin)
    expect(await client.json(`network qos rule list ${qos}`, asAdmin)).toHaveLength(3)
    expect(await client.run(`network qos rule set --max-kbps 2000 ${qos} ${limit.id}`, asAdmin)).toMatchObject(done)
    expect(await client.json(`network qos rule show ${qos} ${limit.id}`, asAdmin)).toMatchObject({ max_kbps: 2000 })
    expect(await client.run(`network qos rule delete ${qos} ${limit.id}`, asAdmin)).toMatchObject(done)
    const types = await client.json('network qos rule type list')
    expect(types.map((row: { Type: string }) => row.Type)).toContain('dscp_marking')
    expect(await client.run(`port set --qos-policy ${qos} ${named('none')}`)).toMatchObject({ code: 1 })
    expect(await client.run(`network qos policy delete ${qos}`, asAdmin)).toMatchObject(done)
  })

  test('rbac policies', async () => {
    const { id } = await client.json('project show admin', asAdmin)
    const create = `network rbac create --type network --action access_as_shared --target-project ${id} ${network}`
    const made = await client.json(create)
    expect(made).toMatchObject({ object_type: 'network', target_project_id: id })
    expect(await refusal(create)).toContain('An RBAC policy already exists with those values.')
    const rows = await client.json('network rbac list --type network')
    expect(rows.map((row: { ID: string }) => row.ID)).toContain(made.id)
    expect(await client.json(`network rbac show ${made.id}`)).toMatchObject({ action: 'access_as_shared' })
    expect(await client.run(`network rbac delete ${made.id}`)).toMatchObject(done)
    const all = `network rbac create --type network --action access_as_shared --target-all-projects ${network}`
    expect(await refusal(all)).toContain('is disallowed by policy')
  })

  test('meters', async () => {
    const made = await client.json(`network meter create ${named('meter')}`, asAdmin)
    expect(made).toMatchObject({ name: named('meter'), shared: false })
    const rule = await client.json(`network meter rule create --remote-ip-prefix 10.0.0.0/8 ${made.id}`, asAdmin)
    expect(rule).toMatchObject({ remote_ip_prefix: '10.0.0.0/8', direction: 'ingress' })
    expect(await client.json('network meter rule list', asAdmin)).toHaveLength(1)
    expect(await client.run(`network meter rule delete ${rule.id}`, asAdmin)).toMatchObject(done)
    expect(await names('network meter list', asAdmin)).toContain(named('meter'))
    expect(await client.run(`network meter delete ${made.id}`, asAdmin)).toMatchObject(done)
  })
})

describe('openstack network agent, zones, extensions, quotas', patience, () => {
  test('agents', async () => {
    const rows = await client.json('network agent list', asAdmin)
    const l3 = rows.find((row: Record<string, string>) => row['Agent Type'] === 'L3 agent')
    expect(l3).toMatchObject({ Alive: true, State: true, Binary: 'neutron-l3-agent' })
    expect(await client.json(`network agent show ${l3.ID}`, asAdmin)).toMatchObject({
      agent_type: 'L3 agent',
      alive: true,
    })
    expect(await client.run(`network agent set --description d ${l3.ID}`, asAdmin)).toMatchObject(done)
    expect(await client.json('network agent list')).toEqual([])
    const routers = await client.json(`router list --agent ${l3.ID}`, asAdmin)
    expect(routers.map((row: { Name: string }) => row.Name)).toContain('router1')
    const [agent] = await client.json('network agent list --router router1 --long', asAdmin)
    expect(agent).toMatchObject({ ID: l3.ID })
  })

  test('zones, extensions, providers, flavors', async () => {
    const zones = await client.json('availability zone list --network')
    expect(zones).toContainEqual({ 'Zone Name': 'nova', 'Zone Status': 'available' })
    const extensions = await client.json('extension list --network')
    expect(extensions.map((row: { Alias: string }) => row.Alias)).toEqual(
      expect.arrayContaining(['router', 'security-group', 'qos', 'trunk', 'rbac-policies', 'quota_details']),
    )
    expect(await client.json('extension show router')).toMatchObject({ name: 'Neutron L3 Router' })
    expect(await client.json('network service provider list')).toHaveLength(4)
    expect(await client.json('network flavor list')).toEqual([])
  })

  test('quotas', async () => {
    const { id } = await client.json('project show demo', asAdmin)
    expect(await client.json('quota show')).toMatchObject({ routers: 10, 'floating-ips': 50 })
    const rows = await client.json(`quota list --network --detail --project ${id}`, asAdmin)
    const routers = rows.find((row: { Resource: string }) => row.Resource === 'routers')
    expect(routers).toMatchObject({ Limit: 10, Reserved: 0 })
    expect(await client.run(`quota set --routers 12 ${id}`, asAdmin)).toMatchObject({ code: 0 })
    expect(await client.json('quota show')).toMatchObject({ routers: 12 })
    expect(await client.run(`quota set --routers 10 ${id}`, asAdmin)).toMatchObject({ code: 0 })
  })

  test('auto-allocated topology needs default networks', async () => {
    const stderr = await refusal('network auto allocated topology create --check-resources')
    expect(stderr).toContain('No default router:external network')
  })
})
