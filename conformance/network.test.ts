import { afterAll, describe, expect, test } from 'vitest'
import { done, namesOf, refusalsOf } from './outcomes.ts'
import { patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin, isEmbedded } = await openTarget()

const asAdmin = { env: admin }
const named = (what: string) => `conformance-${what}`
const refusal = refusalsOf(client)
const names = namesOf(client)

const network = named('net')
const subnet = named('subnet')
const router = named('router')
const port = named('port')

afterAll(async () => {
  const leftovers = [
    `router remove subnet ${router} ${subnet}`,
    `router delete ${router}`,
    `port delete ${port}`,
    `network delete ${network} ${named('other')}`,
    `subnet pool delete ${named('pool')}`,
    `address scope delete ${named('scope')}`,
  ]
  for (const command of leftovers) await client.run(command)
  await client.run(`network delete ${named('vlan')}`, asAdmin)
}, patience.timeout)

describe('openstack network', patience, () => {
  test('create, show', async () => {
    const made = await client.json(`network create --description d --mtu 1400 --tag blue ${network}`)
    expect(made).toMatchObject({ name: network, status: 'ACTIVE', admin_state_up: true, mtu: 1400 })
    expect(await client.json(`network show ${network}`)).toMatchObject({
      description: 'd',
      shared: false,
      'router:external': false,
      port_security_enabled: true,
      tags: ['blue'],
    })
  })

  test('list with filters', async () => {
    expect(await names(`network list --name ${network}`)).toEqual([network])
    expect(await names('network list --external')).toEqual(['public'])
    expect(await names('network list --internal')).toContain(network)
    expect(await names('network list --share')).toEqual(['shared'])
    expect(await names('network list --tags blue')).toContain(network)
    expect(await names('network list --not-tags blue')).not.toContain(network)
    const [row] = await client.json(`network list --long --name ${network}`)
    expect(row).toMatchObject({ Status: 'ACTIVE', State: true, Shared: false })
  })

  test('set, unset', async () => {
    expect(await client.run(`network set --disable --description changed --tag green ${network}`)).toMatchObject(done)
    expect(await client.json(`network show ${network}`)).toMatchObject({
      admin_state_up: false,
      tags: ['blue', 'green'],
    })
    expect(await client.run(`network set --enable --no-tag ${network}`)).toMatchObject(done)
    expect(await client.run(`network unset --all-tag ${network}`)).toMatchObject(done)
  })

  test('only administrators create provider networks', async () => {
    const vlan = '--provider-network-type vlan --provider-physical-network public --provider-segment 997'
    const made = await client.json(`network create ${vlan} ${named('vlan')}`, asAdmin)
    expect(made).toMatchObject({ 'provider:network_type': 'vlan', 'provider:segmentation_id': 997 })
    expect(await refusal(`network create ${vlan} ${named('vlan')}`)).toContain('is disallowed by policy')
    const again = await refusal(`network create ${vlan} ${named('vlan')}`, asAdmin)
    expect(again).toContain('The VLAN 997 on physical network public is in use.')
  })

  test('only administrators see segments and free addresses', async () => {
    const { id } = await client.json(`network show ${network}`)
    const [segment] = await client.json(`network segment list --network ${id}`, asAdmin)
    expect(segment).toMatchObject({ Network: id, 'Network Type': 'vxlan' })
    expect(await client.json(`network segment show ${segment.ID}`, asAdmin)).toMatchObject({ network_id: id })
    expect(await client.json(`ip availability show ${id}`, asAdmin)).toMatchObject({ network_id: id, used_ips: 0 })
    const rows = await client.json('ip availability list', asAdmin)
    expect(rows.map((row: Record<string, unknown>) => row['Network Name'])).toContain('private')
  })
})

describe('openstack subnet', patience, () => {
  test('create, show', async () => {
    const options = `--network ${network} --subnet-range 10.66.0.0/24 --dns-nameserver 10.66.0.2 --gateway 10.66.0.1`
    const pool = '--allocation-pool start=10.66.0.10,end=10.66.0.99'
    const made = await client.json(`subnet create ${options} ${pool} ${subnet}`)
    expect(made).toMatchObject({ name: subnet, cidr: '10.66.0.0/24', enable_dhcp: true, ip_version: 4 })
    expect(await client.json(`subnet show ${subnet}`)).toMatchObject({
      gateway_ip: '10.66.0.1',
      allocation_pools: [{ start: '10.66.0.10', end: '10.66.0.99' }],
      dns_nameservers: ['10.66.0.2'],
    })
  })

  test('list with filters', async () => {
    expect(await names(`subnet list --network ${network}`)).toEqual([subnet])
    expect(await names('subnet list --ip-version 6')).not.toContain(subnet)
    expect(await names('subnet list --subnet-range 10.66.0.0/24')).toEqual([subnet])
    const [row] = await client.json(`subnet list --long --name ${subnet}`)
    expect(row).toMatchObject({ DHCP: true, Gateway: '10.66.0.1', 'IP Version': 4 })
  })

  test('set, unset', async () => {
    const route = 'destination=10.67.0.0/24,gateway=10.66.0.9'
    const set = `subnet set --no-dhcp --dns-nameserver 10.66.0.3 --host-route ${route} ${subnet}`
    expect(await client.run(set)).toMatchObject(done)
    const shown = await client.json(`subnet show ${subnet}`)
    expect(shown).toMatchObject({
      enable_dhcp: false,
      host_routes: [{ destination: '10.67.0.0/24', nexthop: '10.66.0.9' }],
    })
    expect(shown.dns_nameservers.toSorted()).toEqual(['10.66.0.2', '10.66.0.3'])
    const unset = `subnet unset --dns-nameserver 10.66.0.3 --host-route ${route} ${subnet}`
    expect(await client.run(unset)).toMatchObject(done)
    expect(await client.run(`subnet set --dhcp ${subnet}`)).toMatchObject(done)
  })

  test('invalid requests get Neutron’s error messages', async () => {
    const create = `subnet create --network ${network} --subnet-range`
    expect(await refusal(`${create} 10.66.0.0/25 x`)).toContain('overlaps with another subnet')
    expect(await refusal(`${create} nonsense x`)).toContain('nonsense is not in a CIDR format')
    expect(await refusal(`${create} 10.68.0.0/24 --gateway 10.68.0.0 x`)).toContain('Gateway is not valid on subnet')
    expect(await refusal('subnet show nonsense')).toContain('No Subnet found for nonsense')
  })

  test('pools and scopes', async () => {
    expect(await client.json(`address scope create ${named('scope')}`)).toMatchObject({ ip_version: 4, shared: false })
    expect(await client.run(`address scope set --name ${named('scope')} ${named('scope')}`)).toMatchObject(done)
    expect(await names('address scope list')).toContain(named('scope'))
    const options = `--pool-prefix 10.130.0.0/16 --default-prefix-length 26 --address-scope ${named('scope')}`
    const made = await client.json(`subnet pool create ${options} ${named('pool')}`)
    expect(made).toMatchObject({ prefixes: ['10.130.0.0/16'], ip_version: 4 })
    expect(await client.run(`subnet pool set --pool-prefix 10.131.0.0/16 ${named('pool')}`)).toMatchObject(done)
    expect(await client.json(`subnet pool show ${named('pool')}`)).toMatchObject({ prefixes: ['10.130.0.0/15'] })
    expect(await names('subnet pool list')).toContain(named('pool'))
    await client.json(`network create ${named('other')}`)
    const taken = await client.json(
      `subnet create --network ${named('other')} --subnet-pool ${named('pool')} from-pool`,
    )
    expect(taken).toMatchObject({ cidr: '10.130.0.0/26' })
    expect(await refusal(`subnet pool delete ${named('pool')}`)).toContain('Subnet pool has existing allocations')
    expect(await refusal(`address scope delete ${named('scope')}`)).toContain('one or more subnet pools in use')
    expect(await client.run('subnet delete from-pool')).toMatchObject(done)
    expect(await client.run(`subnet pool delete ${named('pool')}`)).toMatchObject(done)
    expect(await client.run(`address scope delete ${named('scope')}`)).toMatchObject(done)
  })
})

describe('openstack port', patience, () => {
  test('create, show', async () => {
    const made = await client.json(
      `port create --network ${network} --fixed-ip subnet=${subnet},ip-address=10.66.0.50 ${port}`,
    )
    expect(made).toMatchObject({ name: port, status: 'DOWN', device_owner: '', admin_state_up: true })
    const shown = await client.json(`port show ${port}`)
    expect(shown).toMatchObject({ fixed_ips: [{ ip_address: '10.66.0.50' }], port_security_enabled: true })
    expect(shown.mac_address).toMatch(/^fa:16:3e:/)
  })

  test('list with filters', async () => {
    expect(await names(`port list --network ${network}`)).toEqual([port])
    expect(await names('port list --fixed-ip ip-address=10.66.0.50')).toEqual([port])
    expect(await names(`port list --name ${port} --device-owner compute:nova`)).toEqual([])
    const [row] = await client.json(`port list --long --name ${port}`)
    expect(row).toMatchObject({ Status: 'DOWN', 'Device Owner': '' })
  })

  test('set, unset', async () => {
    const set = `port set --disable --description changed --allowed-address ip-address=10.66.0.60 --tag blue ${port}`
    expect(await client.run(set)).toMatchObject(done)
    expect(await client.json(`port show ${port}`)).toMatchObject({
      admin_state_up: false,
      allowed_address_pairs: [{ ip_address: '10.66.0.60' }],
      tags: ['blue'],
    })
    const options = ['--no-allowed-address', '--no-security-group', '--disable-port-security', '--enable']
    expect(await client.run(['port', 'set', ...options, port])).toMatchObject(done)
    expect(await client.json(`port show ${port}`)).toMatchObject({
      port_security_enabled: false,
      security_group_ids: [],
    })
    expect(await client.run(`port unset --tag blue ${port}`)).toMatchObject(done)
    expect(await client.run(`port set --enable-port-security ${port}`)).toMatchObject(done)
  })

  test('invalid requests get Neutron’s error messages', async () => {
    const create = `port create --network ${network} --fixed-ip ip-address=`
    expect(await refusal(`${create}10.66.0.50 x`)).toContain('IP address 10.66.0.50 already allocated in subnet')
    expect(await refusal(`${create}10.1.1.1 x`)).toContain('is not a valid IP for any of the subnets')
    expect(await refusal(`network delete ${network}`)).toContain('There are one or more ports still in use')
    expect(await refusal(`subnet delete ${subnet}`)).toContain('One or more ports have an IP allocation')
    expect(await refusal(`port create --network ${network} --host h x`)).toContain('is disallowed by policy')
  })
})

describe('openstack router and floating ip', patience, () => {
  const external = 'public'

  test('create, show, list, set', async () => {
    expect(await client.json(`router create --description d ${router}`)).toMatchObject({
      name: router,
      status: 'ACTIVE',
    })
    expect(await client.run(`router set --external-gateway ${external} ${router}`)).toMatchObject(done)
    const shown = await client.json(`router show ${router}`)
    expect(shown.external_gateway_info).toMatchObject({
      enable_snat: true,
      external_fixed_ips: [{ ip_address: expect.any(String) }],
    })
    expect(await names(`router list --name ${router}`)).toEqual([router])
    expect(await client.json(`router show ${router}`, asAdmin)).toMatchObject({ distributed: false, ha: false })
  })

  test('add subnet, route', async () => {
    expect(await client.run(`router add subnet ${router} ${subnet}`)).toMatchObject(done)
    expect((await client.json(`router show ${router}`)).interfaces_info).toMatchObject([{ ip_address: '10.66.0.1' }])
    const route = 'destination=10.69.0.0/24,gateway=10.66.0.9'
    expect(await client.run(`router set --route ${route} ${router}`)).toMatchObject(done)
    expect((await client.json(`router show ${router}`)).routes).toEqual([
      { destination: '10.69.0.0/24', nexthop: '10.66.0.9' },
    ])
    expect(await client.run(`router unset --route ${route} ${router}`)).toMatchObject(done)
    expect(await client.run(`router add route --route ${route} ${router}`)).toMatchObject({ code: 0 })
    expect(await refusal(`router remove subnet ${router} ${subnet}`)).toContain('required by one or more routes')
    expect(await client.run(`router remove route --route ${route} ${router}`)).toMatchObject({ code: 0 })
    expect(await refusal(`router delete ${router}`)).toContain('has ports still attached')
    expect(await refusal(`router add subnet ${router} ${subnet}`)).toContain('Router already has a port on subnet')
  })

  test('floating ip create, set, show, list, unset, delete', async () => {
    const made = await client.json(`floating ip create --description web ${external}`)
    expect(made).toMatchObject({ status: 'DOWN', port_id: null, description: 'web' })
    const address = made.floating_ip_address
    expect(await client.run(`floating ip set --port ${port} ${address}`)).toMatchObject(done)
    expect(await client.json(`floating ip show ${address}`)).toMatchObject({ fixed_ip_address: '10.66.0.50' })
    const [row] = await client.json(`floating ip list --port ${port}`)
    expect(row).toMatchObject({ 'Floating IP Address': address, 'Fixed IP Address': '10.66.0.50' })
    expect(await refusal(`router remove subnet ${router} ${subnet}`)).toContain('required by one or more floating IPs')
    expect(await refusal(`router unset --external-gateway ${router}`)).toContain('required by one or more floating IPs')
    expect(await client.run(`floating ip unset --port ${address}`)).toMatchObject(done)
    expect(await client.json(`floating ip show ${address}`)).toMatchObject({ port_id: null })
    await forwarding(made.id)
    expect(await client.run(`floating ip delete ${address}`)).toMatchObject(done)
  })

  async function forwarding(id: string) {
    const inside = `--internal-ip-address 10.66.0.50 --port ${port} --internal-protocol-port 22`
    const options = `${inside} --external-protocol-port 2222 --protocol tcp`
    const made = await client.json(`floating ip port forwarding create ${options} ${id}`)
    expect(made).toMatchObject({ external_port: 2222, internal_port: 22, protocol: 'tcp' })
    expect(await client.json(`floating ip port forwarding list ${id}`)).toMatchObject([
      { ID: made.id, 'External Port': 2222 },
    ])
    const set = `floating ip port forwarding set --external-protocol-port 2223 ${id} ${made.id}`
    expect(await client.run(set)).toMatchObject(done)
    const shown = await client.json(`floating ip port forwarding show ${id} ${made.id}`)
    expect(shown).toMatchObject({ external_port: 2223 })
    expect(await client.run(`floating ip port forwarding delete ${id} ${made.id}`)).toMatchObject(done)
  }

  test('remove subnet, unset the gateway, delete', async () => {
    expect(await client.run(`router remove subnet ${router} ${subnet}`)).toMatchObject(done)
    expect(await client.run(`router add port ${router} ${port}`)).toMatchObject(done)
    expect(await client.run(`router remove port ${router} ${port}`)).toMatchObject(done)
    expect(await client.run(`router unset --external-gateway ${router}`)).toMatchObject(done)
    expect((await client.json(`router show ${router}`)).external_gateway_info).toBeNull()
    expect(await client.run(`router delete ${router}`)).toMatchObject(done)
    expect(await refusal(`router show ${router}`)).toContain(`No Router found for ${router}`)
  })
})

describe('openstack network delete', patience, () => {
  test('delete', async () => {
    expect(await client.run(`network delete ${named('other')} ${network}`)).toMatchObject(done)
    expect(await client.run(`network delete ${named('vlan')}`, asAdmin)).toMatchObject(done)
    expect(await refusal(`network show ${network}`)).toContain(`No Network found for ${network}`)
    if (isEmbedded) expect(await names('network list')).toEqual(['shared', 'backend', 'private', 'public'])
  })
})
