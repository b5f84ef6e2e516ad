import { afterAll, describe, expect, test } from 'vitest'
import { done } from './outcomes.ts'
import { eventually, patience } from './patience.ts'
import { openTarget } from './target.ts'
import { isGoneOf, newest, settledOf } from './volume-states.ts'

const { client, admin, isEmbedded } = await openTarget()
const settled = settledOf(client)
const isGone = isGoneOf(client)

const volume = 'conformance-volume'
const copy = 'conformance-copy'
const asAdmin = { env: admin }

afterAll(async () => {
  await client.run(`volume delete --force ${volume} ${copy}`, { env: { ...admin, OS_PROJECT_NAME: 'demo' } })
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

  test('create an image from a volume', async () => {
    const { image_id } = await client.json(`image create --volume ${volume} conformance-uploaded`)
    await settled('volume', volume)
    const uploaded = { status: 'active', name: 'conformance-uploaded' }
    await eventually(async () => expect(await client.json(`image show ${image_id}`)).toMatchObject(uploaded))
    expect(await client.run(`image delete ${image_id}`)).toMatchObject(done)
  })

  test('only administrators set the state', async () => {
    const { id } = await client.json(`volume show ${volume}`)
    expect(await client.run(`volume set --state error ${id}`, asAdmin)).toMatchObject(done)
    expect(await client.json(`volume show ${id}`)).toMatchObject({ status: 'error' })
    expect(await client.run(`volume set --state available ${id}`, asAdmin)).toMatchObject(done)
    const { code, stderr } = await client.run(`volume set --state error ${id}`)
    expect(code).toBe(1)
    expect(stderr).toContain("Policy doesn't allow volume_extension:volume_admin_actions:reset_status to be performed.")
  })

  test('invalid requests get Cinder’s error messages', async () => {
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

describe('openstack volume delete', patience, () => {
  test('deletes a volume and reports an unknown one', async () => {
    expect(await client.run(`volume delete ${volume}`)).toMatchObject(done)
    expect(await isGone('volume', volume)).toBe(true)
    const { code, stderr } = await client.run('volume delete nonsense')
    expect(code).toBe(1)
    expect(stderr).toContain('1 of 1 volumes failed to delete.')
  })
})
