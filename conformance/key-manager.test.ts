import { describe, expect, test } from 'vitest'
import { eventually, patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client } = await openTarget()

describe('openstack secret', patience, () => {
  test('store, get, list, update and delete', async () => {
    const made = await client.json(
      'secret store --name conformance-secret --secret-type passphrase --payload hush --payload-content-type text/plain',
    )
    const href = made['Secret href']
    expect(href).toContain('/v1/secrets/')
    expect(await client.json(`secret get ${href}`)).toMatchObject({ Name: 'conformance-secret', Status: 'ACTIVE' })
    expect(await client.json(`secret get --payload ${href}`)).toEqual({ Payload: 'hush' })
    const listed = await client.json('secret list --name conformance-secret')
    expect(listed).toEqual([expect.objectContaining({ 'Secret href': href })])
    const later = await client.json('secret store --name conformance-later')
    expect(await client.run(`secret update ${later['Secret href']} hush`)).toMatchObject({ code: 0 })
    for (const one of [href, later['Secret href']])
      expect(await client.run(`secret delete ${one}`)).toMatchObject({ code: 0 })
    expect((await client.run(`secret get ${href}`)).code).not.toBe(0)
  })

  test('container create, list and delete', async () => {
    const { 'Secret href': href } = await client.json('secret store --name conformance-part')
    const made = await client.json(`secret container create --name conformance-box --secret part=${href}`)
    const box = made['Container href']
    expect(await client.json(`secret container get ${box}`)).toMatchObject({ Type: 'generic' })
    expect(await client.json('secret container list --name conformance-box')).toHaveLength(1)
    expect(await client.run(`secret container delete ${box}`)).toMatchObject({ code: 0 })
    expect(await client.run(`secret delete ${href}`)).toMatchObject({ code: 0 })
  })

  test('order create, until its secret is made', async () => {
    const made = await client.json('secret order create --name conformance-key --algorithm aes --bit-length 256 key')
    const order = made['Order href']
    const secret = await eventually(async () => {
      const shown = await client.json(`secret order get ${order}`)
      expect(shown.Status).toBe('ACTIVE')
      return shown['Secret href']
    })
    expect(await client.run(`secret order delete ${order}`)).toMatchObject({ code: 0 })
    expect(await client.run(`secret delete ${secret}`)).toMatchObject({ code: 0 })
  })

  test('acl user add and get', async () => {
    const { 'Secret href': href } = await client.json('secret store --name conformance-shared')
    expect(await client.run(`acl user add --user 0123456789abcdef0123456789abcdef ${href}`)).toMatchObject({ code: 0 })
    const [read] = await client.json(`acl get ${href}`)
    expect(read).toMatchObject({ 'Operation Type': 'read', 'Project Access': true })
    expect(await client.run(`secret delete ${href}`)).toMatchObject({ code: 0 })
  })
})
