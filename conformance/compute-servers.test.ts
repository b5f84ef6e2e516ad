import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done } from './outcomes.ts'
import { eventually, patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin, isEmbedded } = await openTarget()
const newest = '--os-compute-api-version 2.92'
const asAdmin = { env: admin }
const one = 'conformance-one'
const two = 'conformance-two'

type Row = Record<string, unknown>
const column = (rows: Row[], name: string) => rows.map((row) => row[name])

let image = ''

const becomes = (server: string, status: string) =>
  eventually(async () => expect(await client.json(`server show ${server}`)).toMatchObject({ status }))

beforeAll(async () => {
  const images: Row[] = await client.json('image list --status active')
  image = String(images.find(({ Name }) => /cirros/i.test(String(Name)))?.ID)
  const command = `server create --flavor m1.tiny --image ${image} --network shared --property a=b --wait ${one}`
  expect(await client.json(command)).toMatchObject({ status: 'ACTIVE', name: one, properties: { a: 'b' } })
}, patience.timeout)

afterAll(async () => {
  await client.run(['server', 'delete', '--wait', one, two, 'conformance-volume-backed'])
  await client.run('server delete --wait conformance-many-1 conformance-many-2')
  await client.run('volume delete conformance-server-volume')
  await client.run('port delete conformance-server-port')
  await client.run('security group delete conformance-server-group')
  await client.run('image delete conformance-snapshot conformance-backup')
}, patience.timeout)

describe('openstack server', patience, () => {
  test('create with every option', async () => {
    const what = `--description second --tag blue --hostname second --use-config-drive --password secret`
    const how = `--nic none --flavor m1.tiny --image ${image} --property x=1 --security-group default`
    const made = await client.json(`server create ${newest} ${what} ${how} --wait ${two}`)
    expect(made).toMatchObject({
      name: two,
      status: 'ACTIVE',
      description: 'second',
      tags: ['blue'],
      config_drive: 'True',
      'OS-EXT-SRV-ATTR:hostname': 'second',
    })
  })

  test('create several at once', async () => {
    await client.json(
      `server create --flavor m1.tiny --image ${image} --network shared --min 2 --max 2 --wait conformance-many`,
    )
    const rows = await client.json('server list --name ^conformance-many')
    expect(column(rows, 'Name').toSorted()).toEqual(['conformance-many-1', 'conformance-many-2'])
    expect(await client.run('server delete --wait conformance-many-1 conformance-many-2')).toMatchObject(done)
    expect(await client.json('server list --name ^conformance-many')).toEqual([])
  })

  test('create from a volume that is made for it', async () => {
    const name = 'conformance-volume-backed'
    const made = await client.json(
      `server create --flavor m1.tiny --image ${image} --boot-from-volume 1 --network shared --wait ${name}`,
    )
    expect(made).toMatchObject({ status: 'ACTIVE', image: 'N/A (booted from volume)' })
    const [held] = await client.json(`server volume list ${name}`)
    expect(held).toMatchObject({ 'Server ID': made.id })
    expect(await client.run(`server delete --wait ${name}`)).toMatchObject(done)
    expect(await client.run(`volume delete ${held['Volume ID']}`)).toMatchObject(done)
  })

  test('show and list', async () => {
    const shown = await client.json(`server show ${one}`)
    expect(shown).toMatchObject({ name: one, status: 'ACTIVE', 'OS-EXT-STS:power_state': 1 })
    expect(Object.keys(shown.addresses)).toEqual(['shared'])
    const [row] = await client.json(`server list --name ^${one}$ --long`)
    expect(row).toMatchObject({ ID: shown.id, Status: 'ACTIVE', 'Task State': null, 'Flavor Name': 'm1.tiny' })
    const [ip] = shown.addresses.shared
    expect(column(await client.json(`server list --ip ${ip}`), 'ID')).toContain(shown.id)
    expect(column(await client.json(`server list --image ${image} --flavor m1.tiny`), 'ID')).toContain(shown.id)
    expect(await client.json(`server list --name ^${one}$ --status SHUTOFF`)).toEqual([])
    expect(column(await client.json(`server list --all-projects --name ^${one}$`, asAdmin), 'ID')).toEqual([shown.id])
    const { code, stderr } = await client.run('server show nothing-of-that-name')
    expect(code).toBe(1)
    expect(stderr).toContain("No server with a name or ID of 'nothing-of-that-name' exists")
  })

  test('set and unset', async () => {
    expect(
      await client.run(`server set ${newest} --property c=d --description changed --tag red ${one}`),
    ).toMatchObject(done)
    expect(await client.json(`server show ${newest} ${one}`)).toMatchObject({
      description: 'changed',
      tags: ['red'],
      properties: { a: 'b', c: 'd' },
    })
    expect(column(await client.json(`server list ${newest} --tags red`), 'Name')).toContain(one)
    expect(column(await client.json(`server list ${newest} --not-tags red`), 'Name')).not.toContain(one)
    expect(await client.run(`server unset ${newest} --property c --description --tag red ${one}`)).toMatchObject(done)
    expect(await client.json(`server show ${newest} ${one}`)).toMatchObject({
      description: null,
      tags: [],
      properties: { a: 'b' },
    })
  })
})

describe('openstack server power', patience, () => {
  test.for([
    ['stop', 'SHUTOFF', 'start'],
    ['pause', 'PAUSED', 'unpause'],
    ['suspend', 'SUSPENDED', 'resume'],
  ])('%s', async ([there = '', status = '', back = '']) => {
    expect(await client.run(`server ${there} ${one}`)).toMatchObject(done)
    await becomes(one, status)
    expect(await client.run(`server ${back} ${one}`)).toMatchObject(done)
    await becomes(one, 'ACTIVE')
  })

  test('reboot, soft and hard', async () => {
    expect(await client.run(`server reboot --wait ${one}`)).toMatchObject({ code: 0 })
    expect(await client.run(`server reboot --hard --wait ${one}`)).toMatchObject({ code: 0 })
    await becomes(one, 'ACTIVE')
  })

  test('lock and unlock', async () => {
    expect(
      await client.run(['server', 'lock', '--os-compute-api-version', '2.73', '--reason', 'a test', one]),
    ).toMatchObject(done)
    expect(await client.json(`server show ${newest} ${one}`)).toMatchObject({ locked: true, locked_reason: 'a test' })
    expect(column(await client.json(`server list ${newest} --locked`), 'Name')).toContain(one)
    expect(await client.run(`server unlock ${one}`)).toMatchObject(done)
  })

  test('rejects what its status does not allow', async () => {
    const { code, stderr } = await client.run(`server start ${one}`)
    expect(code).toBe(1)
    expect(stderr).toMatch(/Cannot 'start' instance .* while it is in vm_state active/)
  })
})

describe('openstack server resize, rebuild, rescue, shelve, migrate', patience, () => {
  test('resize, revert and confirm', async () => {
    expect(await client.run(`server resize --flavor m1.small ${one}`)).toMatchObject(done)
    await becomes(one, 'VERIFY_RESIZE')
    expect(await client.run(`server resize revert ${one}`)).toMatchObject(done)
    await becomes(one, 'ACTIVE')
    expect(await client.run(`server resize --flavor m1.small ${one}`)).toMatchObject(done)
    await becomes(one, 'VERIFY_RESIZE')
    expect(await client.run(`server resize confirm ${one}`)).toMatchObject(done)
    await becomes(one, 'ACTIVE')
    expect((await client.json(`server show ${one}`)).flavor).toMatch(/^m1.small/)
    const { id } = await client.json(`server show ${one}`)
    const rows = await client.json(`server migration list --server ${id}`, asAdmin)
    expect(rows.length).toBeGreaterThan(1)
  })

  test('rebuild', async () => {
    await client.json(`server rebuild --image ${image} --name ${one} --property a=c ${one}`)
    await becomes(one, 'ACTIVE')
    expect(await client.json(`server show ${one}`)).toMatchObject({ properties: { a: 'c' } })
  })

  test('rescue and unrescue', async () => {
    expect(await client.run(`server rescue ${one}`)).toMatchObject(done)
    await becomes(one, 'RESCUE')
    expect(await client.run(`server unrescue ${one}`)).toMatchObject(done)
    await becomes(one, 'ACTIVE')
  })

  test('shelve and unshelve', async () => {
    expect(await client.run(`server shelve ${one}`)).toMatchObject(done)
    await becomes(one, 'SHELVED_OFFLOADED')
    expect(await client.run(`server unshelve ${one}`)).toMatchObject(done)
    await becomes(one, 'ACTIVE')
  })

  test('image create and backup create', async () => {
    expect(await client.json(`server image create --name conformance-snapshot --wait ${one}`)).toMatchObject({
      name: 'conformance-snapshot',
      status: 'active',
    })
    const backup = `server backup create --name conformance-backup --type daily --rotate 1 --wait ${one}`
    expect(await client.json(backup)).toMatchObject({ properties: { image_type: 'backup', backup_type: 'daily' } })
    expect(await client.json('image show conformance-backup')).toMatchObject({ status: 'active' })
    await becomes(one, 'ACTIVE')
  })

  // A real cloud of one host has nowhere to move a server to.
  test.each(isEmbedded ? ['another host'] : [])('migrate, cold and live, to %s', async () => {
    const { id } = await client.json(`server show ${two}`)
    expect(await client.run(`server migrate ${id}`, asAdmin)).toMatchObject(done)
    await becomes(two, 'VERIFY_RESIZE')
    expect(await client.run(`server migration confirm ${id}`, asAdmin)).toMatchObject(done)
    await becomes(two, 'ACTIVE')
    expect(
      await client.run(`server migrate --live-migration --os-compute-api-version 2.56 ${id}`, asAdmin),
    ).toMatchObject(done)
    await becomes(two, 'ACTIVE')
  })
})

describe('openstack server volumes, networks, groups, events, console', patience, () => {
  test('add and remove volume', async () => {
    const volume = await client.json('volume create --size 1 conformance-server-volume')
    await eventually(async () =>
      expect(await client.json(`volume show ${volume.id}`)).toMatchObject({ status: 'available' }),
    )
    expect(await client.json(`server add volume ${one} ${volume.id}`)).toMatchObject({ 'Volume ID': volume.id })
    expect(
      await client.run(
        `server volume update --os-compute-api-version 2.85 --delete-on-termination ${one} ${volume.id}`,
      ),
    ).toMatchObject(done)
    expect(await client.json(`server volume list ${newest} ${one}`)).toMatchObject([
      { 'Volume ID': volume.id, 'Delete On Termination?': true },
    ])
    expect(await client.run(`server remove volume ${one} ${volume.id}`)).toMatchObject(done)
    await eventually(async () => expect(await client.json(`server volume list ${one}`)).toEqual([]))
  })

  test('add and remove a network, a port and an address', async () => {
    const addresses = async (): Promise<string[]> =>
      Object.values<string[]>((await client.json(`server show ${one}`)).addresses).flat()
    const settled = (count: number) => eventually(async () => expect(await addresses()).toHaveLength(count))
    const before = (await addresses()).length
    const port = await client.json('port create --network shared conformance-server-port')
    expect(await client.run(`server add port ${one} ${port.id}`)).toMatchObject(done)
    await settled(before + 1)
    expect(await client.run(`server remove port ${one} ${port.id}`)).toMatchObject(done)
    await settled(before)
    await client.json(`server add fixed ip ${newest} ${one} shared`)
    await settled(before + 1)
    expect(await client.run(`server remove network ${one} shared`)).toMatchObject(done)
    await settled(0)
    expect(await client.run(`server add network ${one} shared`)).toMatchObject(done)
    await settled(1)
  })

  test('add and remove security group', async () => {
    await client.json('security group create conformance-server-group')
    expect(await client.run(`server add security group ${one} conformance-server-group`)).toMatchObject(done)
    const groups = column((await client.json(`server show ${one}`)).security_groups, 'name')
    expect(groups.toSorted()).toEqual(['conformance-server-group', 'default'])
    expect(await client.run(`server remove security group ${one} conformance-server-group`)).toMatchObject(done)
  })

  test('event list and event show', async () => {
    const rows = await client.json(`server event list ${newest} ${one}`)
    expect(column(rows, 'Action')).toEqual(expect.arrayContaining(['create', 'stop', 'resize', 'shelve']))
    const created = rows.find(({ Action }: Row) => Action === 'create')
    expect(await client.json(`server event show ${newest} ${one} ${created['Request ID']}`)).toMatchObject({
      action: 'create',
      events: expect.arrayContaining([expect.objectContaining({ result: 'Success' })]),
    })
  })

  test('console url show', async () => {
    const { stdout } = await client.run(`console log show --lines 2 ${one}`)
    expect(stdout).toContain('login:')
    expect(await client.json(`console url show ${one}`)).toMatchObject({
      type: 'novnc',
      url: expect.stringMatching(/^http.*token/),
    })
  })

  test('dump create', async () => {
    expect(await client.run(`server dump create --os-compute-api-version 2.17 ${one}`)).toMatchObject(done)
  })

  test('delete', async () => {
    expect(await client.run(['server', 'delete', '--wait', one, two])).toMatchObject(done)
    expect(await client.json('server list --name ^conformance-')).toEqual([])
    expect(
      column(await client.json(`server list --all-projects --deleted --name ^${one}$`, asAdmin), 'Name'),
    ).toContain(one)
  })
})
