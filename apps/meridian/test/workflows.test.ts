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

const messagesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  JSON.parse(String(headers['x-horizon-messages'])) as unknown

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
      ['success', 'Launched instance "quick-ä".', 'compute'],
    ])
    expect(await items('/api/nova/servers/')).toContainEqual(expect.objectContaining({ name: 'quick-ä' }))
  })

  test('[SHELL-10] [SHELL-23] what Nova refuses comes back in its own words, as an error of compute that stays', async () => {
    const answer = await post(LAUNCH, { ...(await launchForm()), count: '1000' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatch(/exceeded/)
    expect(messagesOf(answer)).toEqual([['error', answer.json(), 'compute closable']])
  })

  test('[SHELL-10] a service that fails while it creates is reported as danger', async () => {
    const form = await launchForm()
    await meridian.faults({ service: 'compute', method: 'POST', status: 503 })
    const answer = await post(LAUNCH, form)
    await meridian.faults()
    expect(answer.statusCode).toBe(503)
    expect(messagesOf(answer)).toEqual([['danger', answer.json(), 'compute closable']])
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

test('[WORKFLOW-03] a subnet that an administrator makes belongs to the owner of its network', async () => {
  const network = (await demo.post('/api/neutron/networks/', { name: 'theirs', admin_state_up: true })).json()
  const fields = { subnet_name: 's', cidr: '10.11.0.0/24', ip_version: '4', enable_dhcp: 'on' }
  const admin = meridian.browser()
  await admin.signIn('admin')
  const body = new URLSearchParams(fields).toString()
  const answer = await admin.post(`/project/networks/${network.id}/subnets/create`, body, FORM)
  expect(answer.headers['x-horizon-location']).toBe(`/project/networks/${network.id}/detail`)
  expect(await items(`/api/neutron/subnets/?network_id=${network.id}`)).toMatchObject([
    { name: 's', project_id: network.project_id },
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

const IMAGES = '/project/images/create/'

/** A form as browsers send it with a file. */
function multipart(fields: Record<string, string>, file: { field: string; name: string }) {
  const boundary = 'meridianformboundary'
  const part = (head: string, body: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value))
  const body = [...parts, part(`name="${file.field}"; filename="${file.name}"`, 'bytes'), `--${boundary}--\r\n`].join(
    '',
  )
  return demo.post(IMAGES, body, { 'content-type': `multipart/form-data; boundary=${boundary}` })
}

test('[MODAL-02] a multipart form is read, and its file goes to the URL of the reply with the token', async () => {
  const fields = { name: 'by-form', source_type: 'file', disk_format: 'raw', minimum_ram: '64' }
  const answer = await multipart(fields, { field: 'image_file', name: 'disk.raw' })
  expect([answer.statusCode, answer.headers['x-horizon-location']]).toEqual([200, '/project/images/'])
  const { 'x-file-upload-url': url, 'x-auth-token': token } = answer.headers
  const sent = await demo.send('PUT', String(url), Buffer.from('bytes of the file'), {
    'content-type': 'application/octet-stream',
    'x-auth-token': String(token),
  })
  expect(sent.statusCode).toBe(204)
  const [id] = answer.json().made
  expect((await demo.get(`/api/glance/images/${id}/`)).json()).toMatchObject({
    name: 'by-form',
    status: 'active',
    min_ram: 64,
    size: 'bytes of the file'.length,
  })
})

test('[MODAL-02] a multipart form without a boundary is refused', async () => {
  const answer = await demo.post(IMAGES, 'nothing', { 'content-type': 'multipart/form-data' })
  expect(answer.statusCode).toBe(400)
})

test('[MODAL-02] a form that is posted after the session has ended gets the sign-in URL', async () => {
  const stranger = meridian.browser()
  await stranger.get('/api/boot/')
  const answer = await stranger.post('/project/volumes/create/', 'size=1', {
    ...FORM,
    referer: 'http://console/project/volumes/',
  })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['x-horizon-location']).toBe('/auth/login/?next=%2Fproject%2Fvolumes%2F')
  expect(answer.headers.logout).toBe('True')
})

test('[SHELL-10] [SHELL-23] a member who asks for a public image from a URL gets a notice and a warning', async () => {
  const answer = await post(IMAGES, {
    name: 'from-afar',
    source_type: 'url',
    image_url: `${meridian.cloudUrl}/image/downloads/demo-disk.raw`,
    is_copying: 'on',
    is_public: 'on',
    disk_format: 'qcow2',
  })
  expect(messagesOf(answer)).toEqual([
    ['info', 'Your image from-afar has been queued for creation.', 'image closable'],
    ['warning', 'You are not allowed to make images public: the image is private.', 'image closable'],
  ])
})

describe('[IMAGE-05] an image from a URL', () => {
  const url = () => `${meridian.cloudUrl}/image/downloads/demo-disk.raw`
  const classic = (name: string) => ({ name, source_type: 'url', image_url: url(), disk_format: 'raw' })
  const generic = (name: string) => ({ name, image_url: url(), import_data: false, disk_format: 'raw' })
  const imageNamed = async (browser: Browser, name: string) => {
    const [{ id }] = (await browser.get(`/api/glance/images/?name=${name}`)).json().items
    return (await browser.get(`/api/glance/images/${id}/`)).json()
  }

  test('is kept as a location where the operator allows that and nobody asks for a copy, by either form', async () => {
    const browser = await meridian.replica({ settings: { IMAGES_ALLOW_LOCATION: true } })
    await browser.signIn('demo')
    const located = { status: 'active', size: 65_536, properties: { locations: [{ url: url(), metadata: {} }] } }
    expect((await browser.send('PUT', '/api/glance/images/', generic('located-1'))).statusCode).toBe(201)
    expect(await imageNamed(browser, 'located-1')).toMatchObject(located)
    const answer = await browser.post(IMAGES, new URLSearchParams(classic('located-2')).toString(), FORM)
    expect(answer.statusCode).toBe(200)
    expect(await imageNamed(browser, 'located-2')).toMatchObject(located)

    // What Glance does not take is refused with its own sentence, and leaves no image.
    const image_url = 'https://elsewhere.example/disk.raw'
    const refused = await browser.send('PUT', '/api/glance/images/', { ...generic('located-3'), image_url })
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.stringContaining(`Invalid location: ${image_url}`),
    ])
    expect((await browser.get('/api/glance/images/?name=located-3')).json().items).toEqual([])
  })

  test('is copied where the operator allows no locations', async () => {
    expect((await demo.send('PUT', '/api/glance/images/', generic('copied-1'))).statusCode).toBe(201)
    expect((await post(IMAGES, classic('copied-2'))).statusCode).toBe(200)
    for (const name of ['copied-1', 'copied-2']) {
      const image = await imageNamed(demo, name)
      expect(image).toMatchObject({ status: 'active', size: 65_536 })
      expect(image.properties).not.toHaveProperty('locations')
    }
  })
})
