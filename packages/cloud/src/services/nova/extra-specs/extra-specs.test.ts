import { describe, expect, test } from 'vitest'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const operator = await cloud.as('admin', 'admin')
const admin = compute(operator, 93)
const demo = compute(await cloud.as('demo', 'demo'), 93)
const SPECS = '/flavors/1/os-extra_specs'

describe('extra specs', () => {
  test('are merged with existing ones, and removed', async () => {
    const body = { extra_specs: { 'hw:cpu_policy': 'shared', 'own:colour': 'red', 'hw:numa_nodes': 2 } }
    expect((await admin.post(SPECS, body)).body).toEqual(body)
    await admin.put(`${SPECS}/hw:cpu_policy`, { 'hw:cpu_policy': 'dedicated' })
    const all = { 'hw:cpu_policy': 'dedicated', 'own:colour': 'red', 'hw:numa_nodes': '2' }
    expect((await demo.get(SPECS)).body).toEqual({ extra_specs: all })
    expect((await demo.get('/flavors/1')).body.flavor.extra_specs).toEqual(all)
    expect((await demo.get(`${SPECS}/own:colour`)).body).toEqual({ 'own:colour': 'red' })
    expect((await admin.del(`${SPECS}/own:colour`)).status).toBe(200)
    expect(refusal(await admin.del(`${SPECS}/own:colour`))).toEqual({
      status: 404,
      message: 'Flavor 1 has no extra specs with key own:colour.',
    })
  })

  test('are changed by administrators only', async () => {
    expect((await demo.post(SPECS, { extra_specs: { a: 'b' } })).status).toBe(403)
    expect((await demo.put(`${SPECS}/a`, { a: 'b' })).status).toBe(403)
    expect((await demo.del(`${SPECS}/a`)).status).toBe(403)
  })

  test.for([
    [{ 'hw:cpu_policy': 'mine' }, "Validation failed; 'mine' is not one of: dedicated, shared, mixed."],
    [{ 'hw:numa_nodes': '0' }, "Validation failed; '0' is less than the min value of '1'."],
    [{ 'os:monitors': '9' }, "Validation failed; '9' is greater than the max value of '8'."],
    [{ 'hw:numa_nodes': 1.5 }, "Validation failed; '1.5' is not a valid integer value."],
    [{ 'hw:pmu': 'maybe' }, "Validation failed; 'maybe' is not a valid boolean-like value."],
    [{ 'hw:pmem': 'a,,b' }, "Validation failed; 'a,,b' is not of the format '([a-zA-Z0-9_]+(,)?)+'."],
    [{ 'hw:colour': 'red' }, "Validation failed; extra spec 'hw:colour' does not appear to be a valid extra spec."],
    [{ 'trait:HW_CPU_X86_AVX': 'maybe' }, "Validation failed; 'maybe' is not one of: required, forbidden."],
    [{ 'resources:VCPU': 'one' }, "Validation failed; 'one' is not a valid integer value."],
  ] as const)('are validated from 2.86 on: %o', async ([extra_specs, message]) => {
    expect(refusal(await admin.post(SPECS, { extra_specs }))).toEqual({ status: 400, message })
    expect((await compute(operator, 85).post(SPECS, { extra_specs })).status).toBe(200)
  })

  test.for([
    { 'hw:cpu_dedicated_mask': '0-3,^1' },
    { 'hw:mem_page_size': '2MB' },
    { 'hw:numa_cpus.0': '0,1' },
    { 'quota:cpu_shares_level': 'high' },
    { 'resources1:CUSTOM_GPU': '1' },
    { 'trait:CUSTOM_FAST': 'required' },
    { 'aggregate_instance_extra_specs:ssd': 'true' },
    { 'capabilities:cpu_info:arch': 'x86_64' },
    { 'pci_passthrough:alias': 'gpu:1, nic:2' },
    { colour: 'red' },
  ])('can be %o', async (extra_specs) => {
    expect((await admin.post(SPECS, { extra_specs })).status).toBe(200)
  })

  test('a long value is validated fast', async () => {
    const began = process.cpuUsage()
    for (const name of ['hw:pmem', 'hw:cpu_realtime_mask', 'pci_passthrough:alias']) {
      expect(
        (await admin.post(SPECS, { extra_specs: { [name]: `${'1,'.repeat(100)}${'1'.repeat(50)}!` } })).status,
      ).toBe(400)
    }
    // Of CPU time, in microseconds.
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000)
  })

  test.for([
    [
      { 'a!': 'b' },
      "Invalid input for field/attribute extra_specs. Value: {'a!': 'b'}. 'a!' does not match any of the regexes: '^[a-zA-Z0-9-_:. ]{1,255}$'",
    ],
    [{ a: true }, "Invalid input for field/attribute a. Value: True. True is not of type 'string', 'number'"],
  ] as const)('are refused as %o', async ([extra_specs, message]) => {
    expect(refusal(await admin.post(SPECS, { extra_specs }))).toEqual({ status: 400, message })
  })

  test('a single spec is set under its own name', async () => {
    expect(refusal(await admin.put(`${SPECS}/a`, { b: '1' })).message).toBe('Request body and URI mismatch')
    expect(refusal(await admin.put(`${SPECS}/a`, {})).message).toBe('{} does not have enough properties')
    const two = refusal(await admin.put(`${SPECS}/a`, { a: '1', b: '2' }))
    expect(two.message).toBe("{'a': '1', 'b': '2'} has too many properties")
  })
})
