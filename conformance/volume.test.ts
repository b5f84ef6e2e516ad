import { afterAll, describe, expect, test } from 'vitest'
import { done } from './outcomes.ts'
import { eventually, patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin, isEmbedded } = await openTarget()

const volume = 'conformance-volume'
const copy = 'conformance-copy'
const snapshot = 'conformance-snapshot'
const backup = 'conformance-backup'
const type = 'conformance-type'
const qos = 'conformance-qos'

const asAdmin = { env: admin }
const asAdminOfDemo = { env: { ...admin, OS_PROJECT_NAME: 'demo' } }
/** The newest version, which some commands want. */
const newest = (command: string) => `--os-volume-api-version 3.70 ${command}`

afterAll(async () => {
  const leftovers = [
    `volume backup delete --force ${backup}`,
    `volume snapshot delete --force ${snapshot}`,
    `volume delete --force ${volume} ${copy}`,
    `volume type delete ${type}`,
    `volume qos delete --force ${qos}`,
  ]
  for (const command of leftovers) await client.run(command, asAdminOfDemo)
})

/** Shows the thing when it is no longer busy. */
const settled = (kind: string, name: string, extra = {}) =>
  eventually(async () => {
    const shown = await client.json(`${kind} show ${name}`, extra)
    expect(shown.status).not.toMatch(/ing$|backing-up/)
    return shown
  })

const isGone = (kind: string, name: string) =>
  eventually(async () => {
    expect((await client.run(`${kind} show ${name}`)).code).not.toBe(0)
    return true
  })

describe('openstack volume', patience, () => {
  test('create, show', async () => {
    const options = '--size 1 --property colour=blue --property tier=gold --description'
    await client.json([...`volume create ${options}`.split(' '), 'A volume', volume])
    expect(await settled('volume', volume)).toMatchObject({
      name: volume,
      description: 'A volume',
      status: 'available',
      size: 1,
      bootable: 'false',
      encrypted: false,
      multiattach: false,
      attachments: [],
      properties: { colour: 'blue', tier: 'gold' },
    })
  })

  test('list with filters, sorting and columns', async () => {
    const names = async (options: string) =>
      (await client.json(`volume list ${options}`)).map((row: { Name: string }) => row.Name)
    expect(await names(`--name ${volume}`)).toEqual([volume])
    expect(await names('--status available')).toContain(volume)
    expect(await names('--status deleting')).not.toContain(volume)
    expect(await names('--limit 1')).toHaveLength(1)
    const [row] = await client.json(`volume list --long --name ${volume}`)
    expect(row).toMatchObject({ Size: 1, Status: 'available', Bootable: 'false', Properties: { colour: 'blue' } })
    const { id } = await client.json('project show demo', asAdmin)
    const theirs = await client.json(`volume list --project ${id} --name ${volume}`, asAdmin)
    expect(theirs).toHaveLength(1)
  })

  test('set and unset properties, name and description', async () => {
    const changes = ['--property', 'colour=red', '--description', 'Changed', '--image-property', 'os_distro=debian']
    expect(await client.run(['volume', 'set', ...changes, '--bootable', volume])).toMatchObject(done)
    const shown = await client.json(`volume show ${volume}`)
    expect(shown).toMatchObject({
      description: 'Changed',
      bootable: 'true',
      properties: { colour: 'red', tier: 'gold' },
    })
    expect(shown.volume_image_metadata).toEqual({ os_distro: 'debian' })
    expect(await client.run(`volume unset --property tier --image-property os_distro ${volume}`)).toMatchObject(done)
    const after = await client.json(`volume show ${volume}`)
    expect(after.properties).toEqual({ colour: 'red' })
    expect(after).not.toHaveProperty('volume_image_metadata')
    expect(await client.run(`volume set --non-bootable --read-only ${volume}`)).toMatchObject(done)
    expect(await client.json(`volume show ${volume}`)).toMatchObject({ properties: { readonly: 'True' } })
    expect(await client.run(`volume set --read-write ${volume}`)).toMatchObject(done)
  })

  test('extend', async () => {
    expect(await client.run(`volume set --size 2 ${volume}`)).toMatchObject(done)
    expect(await settled('volume', volume)).toMatchObject({ size: 2 })
    const { code, stderr } = await client.run(`volume set --size 1 ${volume}`)
    expect(code).toBe(1)
    expect(stderr).toContain('New size must be greater than 2 GB')
  })

  test('create from a volume and from an image', async () => {
    await client.json(`volume create --source ${volume} ${copy}`)
    expect(await settled('volume', copy)).toMatchObject({ size: 2, source_volid: expect.any(String) })
    expect(await client.run(`volume delete ${copy}`)).toMatchObject(done)
    expect(await isGone('volume', copy)).toBe(true)
    const images = await client.json('image list --status active --long')
    const smallest = images.toSorted((a: { Size: number }, b: { Size: number }) => a.Size - b.Size)[0]
    await client.json(`volume create --image ${smallest.ID} --size 30 ${copy}`)
    const shown = await settled('volume', copy)
    expect(shown).toMatchObject({ status: 'available', bootable: 'true' })
    expect(shown.volume_image_metadata).toMatchObject({ image_id: smallest.ID })
    expect(await client.run(`volume delete ${copy}`)).toMatchObject(done)
    expect(await isGone('volume', copy)).toBe(true)
  })

  test('become an image', async () => {
    const { image_id } = await client.json(`image create --volume ${volume} conformance-uploaded`)
    await settled('volume', volume)
    const uploaded = { status: 'active', name: 'conformance-uploaded' }
    await eventually(async () => expect(await client.json(`image show ${image_id}`)).toMatchObject(uploaded))
    expect(await client.run(`image delete ${image_id}`)).toMatchObject(done)
  })

  test('state is set by administrators', async () => {
    const { id } = await client.json(`volume show ${volume}`)
    expect(await client.run(`volume set --state error ${id}`, asAdmin)).toMatchObject(done)
    expect(await client.json(`volume show ${id}`)).toMatchObject({ status: 'error' })
    expect(await client.run(`volume set --state available ${id}`, asAdmin)).toMatchObject(done)
    const { code, stderr } = await client.run(`volume set --state error ${id}`)
    expect(code).toBe(1)
    expect(stderr).toContain("Policy doesn't allow volume_extension:volume_admin_actions:reset_status to be performed.")
  })

  test('what is wrong is refused in Cinder’s words', async () => {
    const refusal = async (command: string) => (await client.run(command)).stderr
    expect(await refusal('volume create --size 0 x')).toContain('0 is less than the minimum of 1')
    expect(await refusal('volume create --size 1 --type nonsense x')).toContain(
      'Volume type with name nonsense could not',
    )
    expect(await refusal('volume create --size 1 --availability-zone x x')).toContain(
      "Availability zone 'x' is invalid.",
    )
    expect(await refusal('volume show nonsense')).toContain('No volume with a name or ID of')
    expect(await refusal('volume create --size 1000000 x')).toContain('exceeds allowed gigabytes quota')
  })
})

describe('openstack volume snapshot', patience, () => {
  test('create, show, list', async () => {
    await client.json(`volume snapshot create --volume ${volume} --property a=b ${snapshot}`)
    expect(await settled('volume snapshot', snapshot)).toMatchObject({
      status: 'available',
      size: 2,
      properties: { a: 'b' },
    })
    const [row] = await client.json(`volume snapshot list --volume ${volume} --long`)
    expect(row).toMatchObject({ Name: snapshot, Status: 'available', Size: 2, Properties: { a: 'b' } })
  })

  test('set and unset', async () => {
    const changes = ['--description', 'Changed', '--property', 'c=d']
    expect(await client.run(['volume', 'snapshot', 'set', ...changes, snapshot])).toMatchObject(done)
    expect(await client.run(`volume snapshot unset --property a ${snapshot}`)).toMatchObject(done)
    expect(await client.json(`volume snapshot show ${snapshot}`)).toMatchObject({
      description: 'Changed',
      properties: { c: 'd' },
    })
  })

  test('make a volume', async () => {
    await client.json(`volume create --snapshot ${snapshot} ${copy}`)
    expect(await settled('volume', copy)).toMatchObject({ size: 2, snapshot_id: expect.any(String) })
    expect(await client.run(`volume delete ${copy}`)).toMatchObject(done)
    expect(await isGone('volume', copy)).toBe(true)
  })

  test('keep their volume, until they are deleted', async () => {
    const { stderr } = await client.run(`volume delete ${volume}`)
    expect(stderr).toContain('must not be migrating, attached, belong to a group, have snapshots')
    expect(await client.run(`volume snapshot delete ${snapshot}`)).toMatchObject(done)
    expect(await isGone('volume snapshot', snapshot)).toBe(true)
  })
})

describe('openstack volume backup', patience, () => {
  test('create, show, list', async () => {
    await client.json(`volume backup create --name ${backup} --description d ${volume}`)
    expect(await settled('volume backup', backup)).toMatchObject({
      status: 'available',
      size: 2,
      is_incremental: false,
    })
    await settled('volume', volume)
    const [row] = await client.json(`volume backup list --name ${backup} --long`)
    expect(row).toMatchObject({ Name: backup, Status: 'available', Size: 2, Description: 'd' })
  })

  test('set', async () => {
    expect(await client.run(newest(`volume backup set --description e --property a=b ${backup}`))).toMatchObject(done)
    const shown = await client.json(newest(`volume backup show ${backup}`))
    expect(shown).toMatchObject({ description: 'e', metadata: { a: 'b' } })
    expect(await client.run(newest(`volume backup unset --property a ${backup}`))).toMatchObject(done)
  })

  test('restore', async () => {
    await client.json(`volume create --size 2 ${copy}`)
    await settled('volume', copy)
    await client.run(`volume backup restore --force ${backup} ${copy}`) // it trips over its own output
    expect(await settled('volume backup', backup)).toMatchObject({ status: 'available' })
    expect(await settled('volume', copy)).toMatchObject({ status: 'available' })
    await client.run(`volume delete ${copy}`)
    expect(await isGone('volume', copy)).toBe(true)
  })

  test('export, delete', async () => {
    const { id } = await client.json(`volume backup show ${backup}`)
    const record = await client.json(`volume backup record export ${id}`, asAdmin)
    expect(record).toEqual({ backup_service: expect.stringContaining('cinder'), backup_url: expect.any(String) })
    expect(await client.run(`volume backup delete ${backup}`)).toMatchObject(done)
    expect(await isGone('volume backup', backup)).toBe(true)
  })
})

describe('openstack volume transfer request', patience, () => {
  test('create, show, list, accept', async () => {
    const { id, auth_key } = await client.json(`volume transfer request create --name gift ${volume}`)
    expect(await client.json(`volume show ${volume}`)).toMatchObject({ status: 'awaiting-transfer' })
    expect(await client.json(`volume transfer request show ${id}`)).toMatchObject({ name: 'gift' })
    expect(await client.json('volume transfer request list')).toEqual([
      expect.objectContaining({ ID: id, Name: 'gift' }),
    ])
    const elsewhere = { env: { OS_PROJECT_NAME: 'alt_demo' } }
    await client.json(`volume transfer request accept --auth-key ${auth_key} ${id}`, elsewhere)
    expect((await client.run(`volume show ${volume}`)).code).toBe(1)
    const back = await client.json(`volume transfer request create ${volume}`, elsewhere)
    await client.json(`volume transfer request accept --auth-key ${back.auth_key} ${back.id}`)
    expect(await client.json(`volume show ${volume}`)).toMatchObject({ status: 'available' })
  })

  test('delete', async () => {
    const { id } = await client.json(`volume transfer request create ${volume}`)
    expect(await client.run(`volume transfer request delete ${id}`)).toMatchObject(done)
    expect(await client.json(`volume show ${volume}`)).toMatchObject({ status: 'available' })
  })
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

  test('qos specs, and the types they are for', async () => {
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

  // A real backend that knows no consistency groups can neither make them nor get rid of them again.
  test('consistency groups, as they once were', async () => {
    expect(await client.json('consistency group list')).toEqual([])
    expect(await client.json('consistency group snapshot list')).toEqual([])
  })
})

describe('openstack volume attachment', patience, () => {
  test('create, show, list, set, complete, delete', async () => {
    const server = isEmbedded ? 'bastion' : 'web-1'
    const { id } = await client.json(`volume show ${volume}`)
    const made = await client.json(newest(`volume attachment create ${id} ${server}`))
    expect(made).toMatchObject({ 'Volume ID': id, Status: 'reserved' })
    const rows = await client.json(newest(`volume attachment list --volume-id ${id}`))
    expect(rows).toMatchObject([{ ID: made.ID, Status: 'reserved' }])
    const connector = '--initiator iqn.1993-08.org.example:01:a --ip 192.0.2.1 --host h --mountpoint /dev/vdz'
    await client.json(newest(`volume attachment set ${connector} ${made.ID}`))
    expect(await client.run(newest(`volume attachment complete ${made.ID}`))).toMatchObject({ code: 0 })
    expect(await client.json(newest(`volume attachment show ${made.ID}`))).toMatchObject({ Status: 'attached' })
    expect(await client.json(`volume show ${id}`)).toMatchObject({ status: 'in-use' })
    expect(await client.run(newest(`volume attachment delete ${made.ID}`))).toMatchObject({ code: 0 })
    expect(await client.json(`volume show ${id}`)).toMatchObject({ status: 'available' })
  })
})

describe('the cloud behind the volumes', patience, () => {
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
    const { id } = await client.json(`volume create --size 1 --type ${type} ${copy}`)
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

  test('openstack volume delete', async () => {
    expect(await client.run(`volume delete ${volume}`)).toMatchObject(done)
    expect(await isGone('volume', volume)).toBe(true)
    const { code, stderr } = await client.run('volume delete nonsense')
    expect(code).toBe(1)
    expect(stderr).toContain('1 of 1 volumes failed to delete.')
  })
})
