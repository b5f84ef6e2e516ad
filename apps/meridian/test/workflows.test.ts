import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let demo: Browser
beforeAll(async () => {
  meridian = await startConsole()
  demo = meridian.browser()
  await demo.signIn('demo')
})
afterAll(() => meridian.stop())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  demo.post(url, new URLSearchParams(fields).toString(), { ...FORM, ...headers })
const items = async (url: string) => (await demo.get(url)).json().items

const LAUNCH = '/project/instances/launch'

async function launchForm() {
  const [image] = await items('/api/glance/images/?status=active')
  const [flavor] = (await items('/api/nova/flavors/')).filter(
    ({ disk, ram }: { disk: number; ram: number }) => disk >= image.min_disk && ram >= image.min_ram,
  )
  const networks = await items('/api/neutron/networks/')
  const network = networks.find(
    (one: { subnets: unknown[]; 'router:external': boolean }) => one.subnets.length && !one['router:external'],
  )
  const source = { source_type: 'image_id', image_id: image.id }
  return { name: 'quick-1', count: '1', flavor: flavor.id, network: network.id, ...source }
}

describe('[WORKFLOW-02] [WORKFLOW-03] quick launch', () => {
  test('validating steps launches nothing', async () => {
    const steps = { 'x-horizon-validate-step-start': '0', 'x-horizon-validate-step-end': '1' }
    const wrong = await post(LAUNCH, { count: '1' }, steps)
    expect([wrong.statusCode, wrong.json()]).toEqual([
      200,
      {
        has_errors: true,
        workflow_slug: 'launch_instance',
        errors: { setinstancedetailsaction: expect.objectContaining({ name: ['This field is required.'] }) },
      },
    ])
    const right = await post(LAUNCH, await launchForm(), steps)
    expect(right.json()).toMatchObject({ has_errors: false })
    expect(right.headers['x-horizon-location']).toBeUndefined()
    expect(await items('/api/nova/servers/')).not.toContainEqual(expect.objectContaining({ name: 'quick-1' }))
  })

  test('[MODAL-02] a form that is right launches, leads on and says so', async () => {
    const form = await launchForm()
    const answer = await post(LAUNCH, { ...form, name: 'quick-ä' })
    expect(answer.headers['x-horizon-location']).toBe('/project/instances/')
    expect(JSON.parse(String(answer.headers['x-horizon-messages']))).toEqual([
      ['success', 'Launched instance "quick-ä".', ''],
    ])
    expect(await items('/api/nova/servers/')).toContainEqual(expect.objectContaining({ name: 'quick-ä' }))
  })

  test('what Nova refuses comes back in its own words', async () => {
    const answer = await post(LAUNCH, { ...(await launchForm()), count: '1000' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatch(/exceeded/)
  })

  test.each(['-1', 'x', '1.5'])('the step %s is refused', async (step) => {
    const answer = await post(LAUNCH, {}, { 'x-horizon-validate-step-start': step })
    expect(answer.statusCode).toBe(400)
  })
})

test('[MODAL-02] a form opened from a field brings it the new option', async () => {
  const answer = await post(
    '/project/volumes/create/',
    { name: 'extra', size: '1' },
    { 'x-horizon-add-to-field': 'id_volume' },
  )
  expect(answer.json()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), 'extra'])
  expect(JSON.parse(String(answer.headers['x-horizon-add-to-field']))).toEqual(answer.json())
  expect(answer.headers['x-horizon-location']).toBeUndefined()
})

test('[WORKFLOW-03] a subnet is made with all that its form says', async () => {
  const network = (await demo.post('/api/neutron/networks/', { name: 'n', admin_state_up: true })).json()
  const answer = await post(`/project/networks/${network.id}/subnets/create`, {
    subnet_name: 's',
    cidr: '10.9.0.0/24',
    ip_version: '4',
    gateway_ip: '10.9.0.1',
    enable_dhcp: 'on',
    allocation_pools: '10.9.0.10,10.9.0.20',
    dns_nameservers: '1.1.1.1\n9.9.9.9',
    host_routes: '10.8.0.0/16,10.9.0.2',
  })
  expect(answer.headers['x-horizon-location']).toBe(`/project/networks/${network.id}/detail`)
  expect(await items(`/api/neutron/subnets/?network_id=${network.id}`)).toMatchObject([
    {
      name: 's',
      cidr: '10.9.0.0/24',
      enable_dhcp: true,
      allocation_pools: [{ start: '10.9.0.10', end: '10.9.0.20' }],
      dns_nameservers: ['1.1.1.1', '9.9.9.9'],
      host_routes: [{ destination: '10.8.0.0/16', nexthop: '10.9.0.2' }],
    },
  ])
})

test('[WORKFLOW-03] a subnet is changed by the same form: what was cleared goes, its addresses stay', async () => {
  const network = (await demo.post('/api/neutron/networks/', { name: 'n2', admin_state_up: true })).json()
  const made = { network_id: network.id, cidr: '10.10.0.0/24', ip_version: 4, dns_nameservers: ['1.1.1.1'] }
  const subnet = (await demo.post('/api/neutron/subnets/', made)).json()
  const path = `/project/networks/${network.id}/subnets/${subnet.id}/update`
  const refused = await post(path, { subnet_name: 'renamed', ip_version: '4' })
  expect(refused.json().errors).toEqual({
    updatesubnetinfoaction: { gateway_ip: ['Specify IP address of gateway or check "Disable Gateway" checkbox.'] },
  })
  const answer = await post(path, { subnet_name: 'renamed', ip_version: '4', no_gateway: 'on' })
  expect(answer.headers['x-horizon-location']).toBe(`/project/networks/${network.id}/detail`)
  expect(await items(`/api/neutron/subnets/?network_id=${network.id}`)).toMatchObject([
    {
      name: 'renamed',
      cidr: '10.10.0.0/24',
      gateway_ip: null,
      enable_dhcp: false,
      dns_nameservers: [],
      allocation_pools: subnet.allocation_pools,
    },
  ])
})
