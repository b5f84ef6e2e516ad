import { afterAll, describe, expect, test } from 'vitest'
import { done } from './outcomes.ts'
import { patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin, isEmbedded } = await openTarget()
const newest = '--os-compute-api-version 2.92'
const oldest = '--os-compute-api-version 2.1'
const asAdmin = { env: admin }
/** A real cloud has no host that nobody uses. */
const spareHosts = isEmbedded ? ['compute-3'] : []

type Row = Record<string, unknown>
const column = (rows: Row[], name: string) => rows.map((row) => row[name])

afterAll(() => client.run('aggregate delete conformance-aggregate', asAdmin))

describe('openstack aggregate', patience, () => {
  test('create, with a zone and properties', async () => {
    const made = await client.json(
      'aggregate create --zone conformance-zone --property ssd=true conformance-aggregate',
      asAdmin,
    )
    expect(made).toMatchObject({ name: 'conformance-aggregate', availability_zone: 'conformance-zone' })
  })

  test('set and unset', async () => {
    expect(
      await client.run('aggregate set --property a=b --property ssd=false conformance-aggregate', asAdmin),
    ).toMatchObject(done)
    expect(await client.run('aggregate unset --property a conformance-aggregate', asAdmin)).toMatchObject(done)
    expect(await client.json('aggregate show conformance-aggregate', asAdmin)).toMatchObject({
      properties: { ssd: 'false' },
    })
  })

  test('cache image', async () => {
    const [image] = await client.json('image list --limit 1', asAdmin)
    const command = `aggregate cache image ${newest} conformance-aggregate ${image.ID}`
    expect(await client.run(command, asAdmin)).toMatchObject(done)
  })

  test('list', async () => {
    expect(column(await client.json('aggregate list', asAdmin), 'Name')).toContain('conformance-aggregate')
    const [long] = (await client.json('aggregate list --long', asAdmin)).filter(
      (row: Row) => row.Name === 'conformance-aggregate',
    )
    expect(long).toMatchObject({ 'Availability Zone': 'conformance-zone' })
    expect((await client.run('aggregate list')).stderr).toContain(
      "Policy doesn't allow os_compute_api:os-aggregates:index",
    )
  })

  test('delete', async () => {
    expect(await client.run('aggregate delete conformance-aggregate', asAdmin)).toMatchObject(done)
    expect((await client.run('aggregate show conformance-aggregate', asAdmin)).code).toBe(1)
  })
})

describe('openstack hosts and services', patience, () => {
  test('availability zone list', async () => {
    expect(await client.json('availability zone list --compute')).toContainEqual({
      'Zone Name': 'nova',
      'Zone Status': 'available',
    })
    const long = await client.json('availability zone list --compute --long', asAdmin)
    expect(column(long, 'Zone Name')).toContain('internal')
    expect(column(long, 'Service Name')).toContain('nova-compute')
  })

  test('hypervisor list, show and stats', async () => {
    const [first] = await client.json('hypervisor list', asAdmin)
    expect(first).toMatchObject({ ID: 1, State: 'up' })
    const name = first['Hypervisor Hostname']
    const shown = await client.json(`hypervisor show ${name}`, asAdmin)
    expect(shown).toMatchObject({ hypervisor_hostname: name, state: 'up', status: 'enabled' })
    expect(shown).toHaveProperty('vcpus')
    const matching = await client.json(`hypervisor list ${newest} --matching ${name}`, asAdmin)
    expect(column(matching, 'Hypervisor Hostname')).toEqual([name])
    expect(await client.json('hypervisor list --long', asAdmin)).toContainEqual(
      expect.objectContaining({ State: 'up' }),
    )
    const { vcpus, count } = await client.json('hypervisor stats show', asAdmin)
    expect(vcpus).toBeGreaterThan(0)
    expect(count).toBeGreaterThan(0)
    expect((await client.run('hypervisor list')).code).toBe(1)
  })

  test('compute service list', async () => {
    const services = await client.json('compute service list', asAdmin)
    expect(column(services, 'Binary')).toEqual(
      expect.arrayContaining(['nova-scheduler', 'nova-conductor', 'nova-compute']),
    )
    const [compute] = await client.json(`compute service list ${newest} --long --service nova-compute`, asAdmin)
    expect(compute).toMatchObject({ Status: 'enabled', State: 'up', 'Forced Down': false })
  })

  test('host list and show', async () => {
    const hosts = await client.json('host list', asAdmin)
    const compute = hosts.find((row: Row) => row.Service === 'compute')
    expect(compute).toMatchObject({ Zone: expect.any(String) })
    const resources = await client.json(`host show ${compute['Host Name']}`, asAdmin)
    expect(column(resources, 'Project')).toEqual(expect.arrayContaining(['(total)', '(used_now)', '(used_max)']))
  })

  test('extension list, and the agent list that Nova removed', async () => {
    expect(column(await client.json('extension list --compute'), 'Alias')).toContain('os-keypairs')
    expect((await client.run('compute agent list', asAdmin)).stderr).toContain('HTTP 410')
  })
})

describe('openstack limits, quotas and usage', patience, () => {
  test('limits show', async () => {
    const limits = async (command: string, extra = {}) => {
      const rows: { Name: string; Value: number }[] = await client.json(command, extra)
      return Object.fromEntries(
        rows.filter(({ Name }) => /Instances|Cores|Keypairs/.test(Name)).map((row) => [row.Name, row.Value]),
      )
    }
    const ours = await limits('limits show --absolute')
    expect(ours).toMatchObject({ maxTotalInstances: expect.any(Number), totalCoresUsed: expect.any(Number) })
    expect(await limits('limits show --absolute --project demo', asAdmin)).toEqual(ours)
  })

  test('quota show and set', async () => {
    const cores = async () => (await client.json('quota show alt_demo', asAdmin)).cores
    expect(await client.json('quota show --default alt_demo', asAdmin)).toMatchObject({ instances: 10, cores: 20 })
    expect(await client.run('quota set --cores 23 alt_demo', asAdmin)).toMatchObject(done)
    expect(await cores()).toBe(23)
    expect(column(await client.json('quota list --compute', asAdmin), 'Cores')).toContain(23)
    expect(await client.run('quota set --cores 20 alt_demo', asAdmin)).toMatchObject(done)
    expect(await cores()).toBe(20)
    expect((await client.run('quota set --cores 23 demo')).code).toBe(1)
    const detail = await client.json('quota list --compute --detail --project demo', asAdmin)
    expect(column(detail, 'Resource')).toContain('instances')
  })

  test('usage show and list', async () => {
    const usage = await client.json('usage show --start 2026-01-01')
    expect(usage['CPU Hours']).toBeGreaterThan(0)
    expect(usage.Servers.length).toBeGreaterThan(0)
    const listed = await client.json('usage list --start 2026-01-01', asAdmin)
    const { id } = await client.json('project show demo', asAdmin)
    expect(column(listed, 'Project')).toContain(id)
  })
})

describe('openstack aggregate hosts', patience, () => {
  test('aggregate add host and remove host', async () => {
    const hosts: Row[] = await client.json('compute service list --service nova-compute', asAdmin)
    const host = String(hosts.at(-1)?.Host)
    await client.json('aggregate create conformance-aggregate', asAdmin)
    await client.json(`aggregate add host conformance-aggregate ${host}`, asAdmin)
    const again = await client.run(`aggregate add host conformance-aggregate ${host}`, asAdmin)
    expect(again.stderr).toMatch(new RegExp(`Aggregate \\d+ already has host ${host}\\.`))
    const full = await client.run('aggregate delete conformance-aggregate', asAdmin)
    expect(full.stderr).toContain('Host aggregate is not empty')
    await client.json(`aggregate remove host conformance-aggregate ${host}`, asAdmin)
    expect(await client.run('aggregate delete conformance-aggregate', asAdmin)).toMatchObject(done)
  })

  test.for(spareHosts)('aggregate add host: %s becomes a zone', async (host) => {
    await client.json('aggregate create --zone conformance-zone conformance-aggregate', asAdmin)
    await client.json(`aggregate add host conformance-aggregate ${host}`, asAdmin)
    expect(column(await client.json('availability zone list --compute'), 'Zone Name')).toContain('conformance-zone')
    await client.json(`aggregate remove host conformance-aggregate ${host}`, asAdmin)
    expect(await client.run('aggregate delete conformance-aggregate', asAdmin)).toMatchObject(done)
  })

  test.for(spareHosts)('hypervisor show: since when %s runs', async (host) => {
    const shown = await client.json(`hypervisor show ${newest} ${host}.meridian.example`, asAdmin)
    expect(shown.uptime).toMatch(/^\d+ days/)
    expect(shown).not.toHaveProperty('vcpus')
  })

  test.for(spareHosts)('compute service set and delete: %s', async (host) => {
    const set = (options: string, version = newest) =>
      client.run(`compute service set ${version} ${options} ${host} nova-compute`, asAdmin)
    const shown = async () => (await client.json(`compute service list ${newest} --long --host ${host}`, asAdmin))[0]
    expect(await set('--disable --disable-reason repairs')).toMatchObject(done)
    expect(await shown()).toMatchObject({ Status: 'disabled', 'Disabled Reason': 'repairs' })
    expect(await set('--enable', oldest)).toMatchObject(done)
    expect(await set('--down')).toMatchObject(done)
    expect(await shown()).toMatchObject({ Status: 'enabled', State: 'down' })
    expect(await set('--up')).toMatchObject(done)
    const { ID: id } = await shown()
    const { code, stderr } = await client.run(`compute service delete ${newest} ${id}`, asAdmin)
    expect(code).toBe(1)
    expect(stderr).toContain('Unable to delete compute service that is hosting instances')
  })

  test.for(spareHosts)('host set: %s', async (host) => {
    const listed = async () => column(await client.json('host list', asAdmin), 'Host Name')
    expect(await client.run(`host set --disable ${host}`, asAdmin)).toMatchObject(done)
    expect(await listed()).not.toContain(host)
    expect(await client.run(`host set --enable ${host}`, asAdmin)).toMatchObject(done)
    expect(await listed()).toContain(host)
  })
})
