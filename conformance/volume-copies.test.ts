import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done } from './outcomes.ts'
import { patience } from './patience.ts'
import { openTarget } from './target.ts'
import { isGoneOf, newest, settledOf } from './volume-states.ts'

const { client, admin } = await openTarget()
const settled = settledOf(client)
const isGone = isGoneOf(client)

const volume = 'conformance-source'
const copy = 'conformance-restored'
const snapshot = 'conformance-snapshot'
const backup = 'conformance-backup'
const asAdmin = { env: admin }

beforeAll(async () => {
  await client.json(`volume create --size 2 ${volume}`)
  await settled('volume', volume)
}, patience.timeout)

afterAll(async () => {
  const leftovers = [
    `volume backup delete --force ${backup}`,
    `volume snapshot delete --force ${snapshot}`,
    `volume delete --force ${volume} ${copy}`,
  ]
  for (const command of leftovers) await client.run(command, { env: { ...admin, OS_PROJECT_NAME: 'demo' } })
}, patience.timeout)

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

  test('create a volume from a snapshot', async () => {
    await client.json(`volume create --snapshot ${snapshot} ${copy}`)
    expect(await settled('volume', copy)).toMatchObject({ size: 2, snapshot_id: expect.any(String) })
    expect(await client.run(`volume delete ${copy}`)).toMatchObject(done)
    expect(await isGone('volume', copy)).toBe(true)
  })

  test('a volume with snapshots cannot be deleted', async () => {
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
    await client.run(`volume backup restore --force ${backup} ${copy}`) // the client fails to print the result
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
