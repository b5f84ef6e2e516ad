import { afterAll, describe, expect, test } from 'vitest'
import { done } from './outcomes.ts'
import { eventually, patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin } = await openTarget()

const asAdmin = { env: admin }
const network = 'conformance-lb-net'
const balancer = 'conformance-lb'
const pool = 'conformance-pool'

/** Waits until a change is settled: until then the balancer refuses others. */
const settled = () =>
  eventually(async () => {
    const { provisioning_status: status } = await client.json(`loadbalancer show ${balancer}`)
    expect(status).toBe('ACTIVE')
  })

/** Runs a command that changes something below the balancer, and waits for its end. */
async function change(command: string): Promise<void> {
  expect(await client.run(command)).toMatchObject(done)
  await settled()
}

afterAll(async () => {
  await client.run(`loadbalancer delete --cascade ${balancer}`)
  await eventually(async () => expect(await client.run(`network delete ${network}`)).toMatchObject({ code: 0 }))
}, patience.timeout)

describe('openstack loadbalancer', patience, () => {
  test('create, set, show and list', async () => {
    await client.json(`network create ${network}`)
    const subnet = `subnet create ${network}-subnet --network ${network} --subnet-range 10.124.0.0/24`
    await client.json(subnet)
    const made = await client.json(`loadbalancer create --name ${balancer} --vip-subnet-id ${network}-subnet`)
    expect(made).toMatchObject({ name: balancer, provisioning_status: 'PENDING_CREATE', provider: 'amphora' })
    await settled()
    await change(`loadbalancer set ${balancer} --description changed`)
    expect(await client.json(`loadbalancer show ${balancer}`)).toMatchObject({ description: 'changed' })
    const listed = await client.json(`loadbalancer list --name ${balancer}`)
    expect(listed).toEqual([expect.objectContaining({ name: balancer, vip_address: made.vip_address })])
  })

  test('listener, pool, member, health monitor', async () => {
    await change(`loadbalancer listener create --name conformance-http --protocol HTTP --protocol-port 80 ${balancer}`)
    await change(
      `loadbalancer pool create --name ${pool} --listener conformance-http --protocol HTTP --lb-algorithm ROUND_ROBIN`,
    )
    await change(`loadbalancer member create --name one --address 10.124.0.11 --protocol-port 8080 ${pool}`)
    await change(`loadbalancer member create --name two --address 10.124.0.12 --protocol-port 8080 ${pool}`)
    await change(`loadbalancer member set --weight 5 ${pool} one`)
    expect(await client.json(`loadbalancer member show ${pool} one`)).toMatchObject({ weight: 5 })
    await change(
      `loadbalancer healthmonitor create --name conformance-check --type HTTP --delay 5 --timeout 3 --max-retries 3 ${pool}`,
    )
    expect(await client.json('loadbalancer healthmonitor show conformance-check')).toMatchObject({ url_path: '/' })
    expect(await client.json(`loadbalancer member list ${pool}`)).toHaveLength(2)
    await change(`loadbalancer member delete ${pool} two`)
    expect(await client.json(`loadbalancer member list ${pool}`)).toHaveLength(1)
  })

  test('l7policy and l7rule', async () => {
    await change(
      'loadbalancer l7policy create --name conformance-policy --action REDIRECT_TO_URL --redirect-url https://example.org/ conformance-http',
    )
    await change('loadbalancer l7rule create --type PATH --compare-type STARTS_WITH --value /old conformance-policy')
    expect(await client.json('loadbalancer l7rule list conformance-policy')).toEqual([
      expect.objectContaining({ type: 'PATH', value: '/old' }),
    ])
    await change('loadbalancer l7policy delete conformance-policy')
  })

  test('status and stats', async () => {
    // The command has no formats: it always prints JSON.
    const { stdout } = await client.run(`loadbalancer status show ${balancer}`)
    const { loadbalancer } = JSON.parse(stdout)
    expect(loadbalancer.listeners[0].pools[0]).toMatchObject({ name: pool, health_monitor: { type: 'HTTP' } })
    expect(await client.json(`loadbalancer stats show ${balancer}`)).toHaveProperty('total_connections')
  })

  test('quota, provider, flavor, amphora and failover', async () => {
    const names = (await client.json('loadbalancer provider list')).map((one: { name: string }) => one.name)
    expect(names).toContain('amphora')
    await client.json('loadbalancer quota show demo', asAdmin)
    await client.json('loadbalancer flavor list')
    await client.json('loadbalancer availabilityzone list')
    const { id } = await client.json(`loadbalancer show ${balancer}`)
    const amphorae = await client.json(`loadbalancer amphora list --loadbalancer ${id}`, asAdmin)
    expect(amphorae.length).toBeGreaterThan(0)
    expect(await client.run(`loadbalancer failover ${id}`, asAdmin)).toMatchObject(done)
    await settled()
  })

  test('delete, refused while something is below it', async () => {
    const { code, stderr } = await client.run(`loadbalancer delete ${balancer}`)
    expect(code).not.toBe(0)
    expect(stderr).toContain('it has children')
    expect(await client.run(`loadbalancer delete --cascade ${balancer}`)).toMatchObject(done)
    await eventually(async () => {
      expect((await client.run(`loadbalancer show ${balancer}`)).code).not.toBe(0)
    })
  })
})
