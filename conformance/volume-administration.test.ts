import { afterAll, describe, expect, test } from 'vitest'
import { done } from './outcomes.ts'
import { patience } from './patience.ts'
import { openTarget } from './target.ts'
import { isGoneOf, newest, settledOf } from './volume-states.ts'

const { client, admin } = await openTarget()
const settled = settledOf(client)
const isGone = isGoneOf(client)

const type = 'conformance-type'
const qos = 'conformance-qos'
/** A volume of a type that no backend offers. */
const unplaceable = 'conformance-unplaceable'
const asAdmin = { env: admin }

afterAll(async () => {
  const leftovers = [
    `volume delete --force ${unplaceable}`,
    `volume type delete ${type}`,
    `volume qos delete --force ${qos}`,
  ]
  for (const command of leftovers) await client.run(command, { env: { ...admin, OS_PROJECT_NAME: 'demo' } })
})

describe('openstack volume type and qos', patience, () => {
  test('create, show, list', async () => {
    const options = '--description d --private --property volume_backend_name=elsewhere'
    await client.json(`volume type create ${options} ${type}`, asAdmin)
    expect(await client.json(`volume type show ${type}`, asAdmin)).toMatchObject({
      name: type,
      description: 'd',
      is_public: false,
      access_project_ids: [],
      properties: { volume_backend_name: 'elsewhere' },
    })
    const names = async (extra = {}) =>
      (await client.json('volume type list', extra)).map((row: { Name: string }) => row.Name)
    expect(await names()).not.toContain(type)
    const projects = ['--project', 'demo']
    expect(await client.run(['volume', 'type', 'set', ...projects, type], asAdmin)).toMatchObject(done)
    expect(await names()).toContain(type)
    expect(await client.run(['volume', 'type', 'unset', ...projects, type], asAdmin)).toMatchObject(done)
    expect(await client.json('volume type list --default')).toMatchObject([{ 'Is Public': true }])
  })

  test('set and unset', async () => {
    expect(await client.run(`volume type set --property a=b --description e ${type}`, asAdmin)).toMatchObject(done)
    expect(await client.run(`volume type unset --property volume_backend_name ${type}`, asAdmin)).toMatchObject(done)
    const shown = await client.json(`volume type show ${type}`, asAdmin)
    expect(shown).toMatchObject({ description: 'e', properties: { a: 'b' } })
  })

  test('encryption', async () => {
    const luks = '--encryption-provider luks --encryption-cipher aes-xts-plain64 --encryption-key-size 256'
    const where = '--encryption-control-location front-end'
    expect(await client.run(`volume type set ${luks} ${where} ${type}`, asAdmin)).toMatchObject({ code: 0 })
    const shown = await client.json(`volume type show --encryption-type ${type}`, asAdmin)
    expect(shown.encryption).toMatchObject({ provider: 'luks', key_size: 256, control_location: 'front-end' })
    expect(await client.run(`volume type unset --encryption-type ${type}`, asAdmin)).toMatchObject(done)
  })

  test('qos specs and their volume types', async () => {
    const made = await client.json(
      `volume qos create --consumer front-end --property read_iops_sec=100 ${qos}`,
      asAdmin,
    )
    expect(made).toMatchObject({ name: qos, consumer: 'front-end', properties: { read_iops_sec: '100' } })
    expect(await client.run(`volume qos associate ${qos} ${type}`, asAdmin)).toMatchObject(done)
    expect(await client.json(`volume qos show ${qos}`, asAdmin)).toMatchObject({ associations: [type] })
    expect(await client.run(`volume qos set --property write_iops_sec=50 ${qos}`, asAdmin)).toMatchObject(done)
    expect(await client.run(`volume qos unset --property read_iops_sec ${qos}`, asAdmin)).toMatchObject(done)
    const [row] = (await client.json('volume qos list', asAdmin)).filter((one: { Name: string }) => one.Name === qos)
    expect(row).toMatchObject({ Consumer: 'front-end', Properties: { write_iops_sec: '50' } })
    expect((await client.run(`volume qos delete ${qos}`, asAdmin)).stderr).toContain('Qos specs still in use.')
    expect(await client.run(`volume qos disassociate --volume-type ${type} ${qos}`, asAdmin)).toMatchObject(done)
    expect(await client.run(`volume qos delete ${qos}`, asAdmin)).toMatchObject(done)
  })

  test('delete', async () => {
    expect((await client.run('volume type create x')).stderr).toContain(
      "Policy doesn't allow volume_extension:type_create",
    )
    expect(await client.run(`volume type delete ${type}`, asAdmin)).toMatchObject(done)
    expect((await client.run(`volume type show ${type}`, asAdmin)).code).toBe(1)
  })
})

describe('openstack volume group', patience, () => {
  const group = 'conformance-group'
  const groupType = 'conformance-group-type'

  test('types: create, show, list, set', async () => {
    const made = await client.json(newest(`volume group type create --description d ${groupType}`), asAdmin)
    expect(made).toMatchObject({ Name: groupType, 'Is Public': true })
    const change = `volume group type set --description e --property a=b ${groupType}`
    expect(await client.run(newest(change), asAdmin)).toMatchObject({ code: 0 })
    const rows = await client.json(newest('volume group type list'), asAdmin)
    expect(rows).toContainEqual(expect.objectContaining({ Name: groupType, Properties: { a: 'b' } }))
    const plain = `volume group type set --no-property ${groupType}`
    expect(await client.run(newest(plain), asAdmin)).toMatchObject({ code: 0 })
  })

  test('create, show, list, set, snapshot, delete', async () => {
    const [row] = await client.json('volume type list --default')
    await client.json(newest(`volume group create --name ${group} ${groupType} ${row.ID}`))
    const find = async (): Promise<{ Status: string } | undefined> =>
      (await client.json(newest('volume group list'))).find((one: { Name: string }) => one.Name === group)
    for (let attempts = 0; attempts < 30 && (await find())?.Status === 'creating'; attempts++);
    expect(await find()).toMatchObject({ Status: 'available' })
    expect(await client.run(newest(`volume group set --description d ${group}`))).toMatchObject({ code: 0 })
    const empty = await client.run(newest(`volume group snapshot create --name gs ${group}`))
    expect(empty.stderr).toContain("Source group cannot be empty or in 'creating' or 'updating' state.")
    expect(await client.json(newest('volume group snapshot list'))).toEqual([])
    expect(await client.run(newest(`volume group delete ${group}`))).toMatchObject({ code: 0 })
    for (let attempts = 0; attempts < 30 && (await find()); attempts++);
    expect(await find()).toBeUndefined()
    expect(await client.run(newest(`volume group type delete ${groupType}`), asAdmin)).toMatchObject({ code: 0 })
  })

  // A real backend without consistency groups can neither create nor delete them.
  test('consistency groups', async () => {
    expect(await client.json('consistency group list')).toEqual([])
    expect(await client.json('consistency group snapshot list')).toEqual([])
  })
})

describe('openstack volume service, quotas, messages', patience, () => {
  test('openstack volume service list and set', async () => {
    const services = await client.json('volume service list --service cinder-volume --long', asAdmin)
    const [{ Host: host }] = services
    expect(services[0]).toMatchObject({ Binary: 'cinder-volume', Status: 'enabled', State: 'up', Zone: 'nova' })
    const off = ['volume', 'service', 'set', '--disable', '--disable-reason', 'later', host, 'cinder-volume']
    expect(await client.run(off, asAdmin)).toMatchObject(done)
    const [disabled] = await client.json(`volume service list --host ${host} --long`, asAdmin)
    expect(disabled).toMatchObject({ Status: 'disabled', 'Disabled Reason': 'later' })
    expect(await client.run(`volume service set --enable ${host} cinder-volume`, asAdmin)).toMatchObject(done)
    expect((await client.run('volume service list')).stderr).toContain("Policy doesn't allow")
  })

  test('openstack availability zone list, limits show, quota list and set', async () => {
    expect(await client.json('availability zone list --volume')).toContainEqual(
      expect.objectContaining({ 'Zone Name': 'nova', 'Zone Status': 'available' }),
    )
    const limits = await client.json('limits show --absolute')
    const names = limits.map((row: { Name: string }) => row.Name)
    expect(names).toEqual(expect.arrayContaining(['maxTotalVolumes', 'totalGigabytesUsed']))
    expect(await client.run('quota set --volumes 55 --gigabytes 555 alt_demo', asAdmin)).toMatchObject({ code: 0 })
    const { id } = await client.json('project show alt_demo', asAdmin)
    const quotas = await client.json('quota list --volume', asAdmin)
    expect(quotas).toContainEqual(expect.objectContaining({ 'Project ID': id, Volumes: 55, Gigabytes: 555 }))
    expect(await client.run('quota set --volumes 10 --gigabytes 1000 alt_demo', asAdmin)).toMatchObject({ code: 0 })
  })

  test('openstack block storage and volume message', async () => {
    const filters = await client.json(newest('block storage resource filter list'))
    expect(filters.map((row: { Resource: string }) => row.Resource)).toEqual(
      expect.arrayContaining(['volume', 'snapshot', 'backup']),
    )
    expect(await client.run(newest('block storage cluster list'), asAdmin)).toMatchObject({ code: 0 })
    await client.json(`volume type create --property volume_backend_name=nowhere ${type}`, asAdmin)
    const { id } = await client.json(`volume create --size 1 --type ${type} ${unplaceable}`)
    expect(await settled('volume', id)).toMatchObject({ status: 'error' })
    const messages = await client.json(newest('volume message list'))
    const mine = messages.find((row: Record<string, string>) => row['Resource UUID'] === id)
    expect(mine).toMatchObject({ 'Event ID': 'VOLUME_VOLUME_001_003', 'Message Level': 'ERROR' })
    expect(await client.json(newest(`volume message show ${mine.ID}`))).toMatchObject({ resource_uuid: id })
    expect(await client.run(newest(`volume message delete ${mine.ID}`))).toMatchObject({ code: 0 })
    expect(await client.run(`volume delete ${id}`)).toMatchObject(done)
    expect(await isGone('volume', id)).toBe(true)
    expect(await client.run(`volume type delete ${type}`, asAdmin)).toMatchObject(done)
  })
})
