import { afterAll, describe, expect, test } from 'vitest'
import { patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin, member } = await openTarget()
const newest = { env: { ...admin, OS_PLACEMENT_API_VERSION: '1.39' } }
const oldest = { env: { ...admin, OS_PLACEMENT_API_VERSION: '1.0' } }
const at = (minor: number) => ({ env: { ...admin, OS_PLACEMENT_API_VERSION: `1.${minor}` } })

const name = 'conformance-provider'
const consumer = '11111111-0000-4000-8000-0000000000c0'
let provider = ''

afterAll(async () => {
  await client.run(`resource provider allocation delete ${consumer}`, newest)
  await client.run(`resource provider delete ${provider}`, newest)
  await client.run('trait delete CUSTOM_CONFORMANCE', newest)
  await client.run('resource class delete CUSTOM_CONFORMANCE', newest)
}, patience.timeout)

describe('openstack resource provider', patience, () => {
  test('create, show, set and list', async () => {
    const made = await client.json(`resource provider create ${name}`, newest)
    provider = made.uuid
    expect(made).toMatchObject({ name, generation: 0, parent_provider_uuid: null, root_provider_uuid: provider })
    expect(await client.json(`resource provider set ${provider} --name ${name}-2`, newest)).toMatchObject({
      name: `${name}-2`,
    })
    expect(await client.json(`resource provider show ${provider}`, oldest)).toEqual({
      uuid: provider,
      name: `${name}-2`,
      generation: 0,
    })
    const listed = await client.json(`resource provider list --name ${name}-2`, newest)
    expect(listed).toEqual([expect.objectContaining({ uuid: provider })])
  })

  test('resource class create, list, show', async () => {
    expect(await client.run('resource class create CUSTOM_CONFORMANCE', at(2))).toMatchObject({ code: 0, stderr: '' })
    expect(await client.run('resource class set CUSTOM_CONFORMANCE', newest)).toMatchObject({ code: 0, stderr: '' })
    expect(await client.json('resource class show CUSTOM_CONFORMANCE', newest)).toEqual({ name: 'CUSTOM_CONFORMANCE' })
    const names = (await client.json('resource class list', newest)).map((one: { name: string }) => one.name)
    expect(names).toEqual(expect.arrayContaining(['VCPU', 'MEMORY_MB', 'DISK_GB', 'CUSTOM_CONFORMANCE']))
  })

  test('inventory set, list, show, class set', async () => {
    const set = `resource provider inventory set ${provider} --resource CUSTOM_CONFORMANCE=8`
    expect(await client.json(set, newest)).toEqual([
      expect.objectContaining({ resource_class: 'CUSTOM_CONFORMANCE', total: 8, allocation_ratio: 1 }),
    ])
    const change = `resource provider inventory class set ${provider} CUSTOM_CONFORMANCE --total 16 --reserved 2`
    expect(await client.json(change, newest)).toMatchObject({ total: 16, reserved: 2 })
    const show = `resource provider inventory show ${provider} CUSTOM_CONFORMANCE`
    expect(await client.json(show, newest)).toMatchObject({ total: 16, used: 0 })
    expect(await client.json(`resource provider inventory list ${provider}`, newest)).toHaveLength(1)
  })

  test('trait create, set, list, delete', async () => {
    expect(await client.run('trait create CUSTOM_CONFORMANCE', newest)).toMatchObject({ code: 0, stderr: '' })
    expect(await client.json('trait show CUSTOM_CONFORMANCE', newest)).toEqual({ name: 'CUSTOM_CONFORMANCE' })
    const set = `resource provider trait set ${provider} --trait CUSTOM_CONFORMANCE`
    expect(await client.json(set, newest)).toEqual([{ name: 'CUSTOM_CONFORMANCE' }])
    expect(await client.json(`resource provider trait list ${provider}`, newest)).toHaveLength(1)
    const listed = await client.json('trait list --name startswith:CUSTOM_CONF --associated', newest)
    expect(listed).toEqual([{ name: 'CUSTOM_CONFORMANCE' }])
    const refused = await client.run('trait delete CUSTOM_CONFORMANCE', newest)
    expect(refused.stderr).toContain('The trait CUSTOM_CONFORMANCE is in use by a resource provider.')
    expect(await client.run(`resource provider trait delete ${provider}`, newest)).toMatchObject({
      code: 0,
      stderr: '',
    })
  })

  test('aggregate set and list', async () => {
    const aggregate = '22222222-0000-4000-8000-0000000000c0'
    const { generation } = await client.json(`resource provider show ${provider}`, newest)
    const set = `resource provider aggregate set ${provider} --aggregate ${aggregate} --generation ${generation}`
    expect(await client.json(set, newest)).toEqual([{ uuid: aggregate }])
    expect(await client.json(`resource provider aggregate list ${provider}`, newest)).toEqual([{ uuid: aggregate }])
  })

  test('allocation set, show, delete, and the usage in between', async () => {
    const { id: project } = await client.json('project show demo', { env: admin })
    const allocation = `--allocation rp=${provider},CUSTOM_CONFORMANCE=3 --project-id ${project} --user-id ${project}`
    const set = `resource provider allocation set ${consumer} ${allocation}`
    expect(await client.json(set, at(12))).toEqual([
      expect.objectContaining({ resource_provider: provider, resources: { CUSTOM_CONFORMANCE: 3 } }),
    ])
    expect(await client.json(`resource provider usage show ${provider}`, newest)).toEqual([
      { resource_class: 'CUSTOM_CONFORMANCE', usage: 3 },
    ])
    expect(await client.json(`resource provider allocation show ${consumer}`, at(12))).toHaveLength(1)
    const inUse = await client.run(`resource provider delete ${provider}`, newest)
    expect(inUse.stderr).toContain('Resource provider has allocations.')
    expect(await client.run(`resource provider allocation delete ${consumer}`, newest)).toMatchObject({ code: 0 })
  })

  test('allocation candidate list finds the hosts', async () => {
    const candidates = await client.json('allocation candidate list --resource VCPU=1 --resource MEMORY_MB=64', newest)
    expect(candidates.length).toBeGreaterThan(0)
    expect(candidates[0]).toMatchObject({ allocation: 'VCPU=1,MEMORY_MB=64' })
    const none = await client.json('allocation candidate list --resource VCPU=1000000', newest)
    expect(none).toEqual([])
  })

  test('inventory delete and provider delete', async () => {
    const gone = await client.run(`resource provider inventory delete ${provider}`, newest)
    expect(gone).toMatchObject({ code: 0, stderr: '' })
    expect(await client.run(`resource provider delete ${provider}`, newest)).toMatchObject({ code: 0, stderr: '' })
    const { stderr } = await client.run(`resource provider show ${provider}`, newest)
    expect(stderr).toContain(`No resource provider with uuid ${provider} found`)
    expect(await client.run('trait delete CUSTOM_CONFORMANCE', newest)).toMatchObject({ code: 0, stderr: '' })
    expect(await client.run('resource class delete CUSTOM_CONFORMANCE', newest)).toMatchObject({ code: 0, stderr: '' })
  })

  test('members are not allowed', async () => {
    const { code, stderr } = await client.run('resource provider list', { env: { ...member } })
    expect(code).toBe(1)
    expect(stderr).toContain('Policy does not allow placement:resource_providers:list to be performed.')
  })
})
