import { afterEach, describe, expect, test } from 'vitest'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual', allowedHosts: ['cloud.example'] })
const demo = await cloud.as('demo', 'demo')
const FAULTS = '/_meridian/faults'
const put = (...rules: unknown[]) => cloud.send('PUT', FAULTS, { body: { rules } })
const images = async () => (await demo.get('/image/v2/images')).status

afterEach(() => cloud.send('DELETE', FAULTS))

describe('fault rules', () => {
  test('an error status has the envelope of the service and applies `times` times', async () => {
    await put({ service: 'image', status: 503, times: 2 })
    const response = await demo.get('/image/v2/images', { accept: 'application/json' })
    expect(response).toMatchObject({ status: 503, body: { code: '503 Service Unavailable' } })
    expect((await cloud.send('GET', FAULTS)).body.rules).toEqual([{ service: 'image', status: 503, times: 1 }])
    expect([await images(), await images()]).toEqual([503, 200])
  })

  test('other services, methods and paths are not affected', async () => {
    await put({ service: 'image', method: 'delete', path: '/v2/images/*/tags', status: 500 })
    expect(await images()).toBe(200)
    expect((await demo.del('/image/v2/images/x')).status).toBe(404)
    expect((await demo.del('/image/v2/images/x/tags/y')).status).toBe(500)
    expect((await cloud.send('GET', '/identity/v3')).status).toBe(200)
  })

  test('a delayed response is otherwise normal', async () => {
    await put({ service: 'image', delayMs: 80 })
    const before = Date.now()
    expect(await images()).toBe(200)
    expect(Date.now() - before).toBeGreaterThanOrEqual(75)
  })

  test('garbage is invalid JSON; a dropped connection has no response', async () => {
    await put({ service: 'image', body: 'garbage', times: 1 }, { service: 'image', drop: true, times: 1 })
    await expect(images()).rejects.toThrow('JSON')
    await expect(images()).rejects.toThrow('socket hang up')
    expect(await images()).toBe(200)
  })

  test('a rule with `seconds` expires', async () => {
    await put({ service: 'image', status: 500, seconds: 0.05 })
    expect(await images()).toBe(500)
    await expect.poll(images).toBe(200)
  })

  test.for<[unknown, string]>([
    [{ rules: [{ status: 200 }] }, 'status'],
    [{ rules: [{ colour: 'red' }] }, 'colour'],
    [{ rules: [{ path: 'v2' }] }, 'path'],
    [{ rule: [] }, 'rules'],
    [{ rules: [{ service: 'volume', status: 503 }] }, 'This cloud has no service "volume". Its services are '],
  ])('%j is refused, naming what is wrong', async ([body, field]) => {
    const response = await cloud.send('PUT', FAULTS, { body })
    expect(response.status).toBe(400)
    expect(response.body.error.message).toContain(field)
  })

  test('only local requests with a local Host header are allowed', async () => {
    const response = await cloud.send('PUT', FAULTS, { headers: { host: 'cloud.example' }, body: { rules: [] } })
    expect(response.status).toBe(403)
  })
})

test('a page that the developer has open cannot put the cloud back', async () => {
  const restore = (headers: Record<string, string>) => cloud.send('POST', '/_meridian/snapshot/restore', { headers })
  for (const origin of ['https://evil.example', 'null', cloud.url]) expect((await restore({ origin })).status).toBe(403)
  expect((await restore({})).status).toBe(409)
})

test('a manual clock is advanced', async () => {
  const ask = (advance: unknown) => cloud.send('PUT', '/_meridian/clock', { body: { advance } })
  const first = (await ask(60)).body.now
  const second = (await ask(3600)).body.now
  expect(Date.parse(second) - Date.parse(first)).toBe(3_600_000)
  expect((await ask(-1)).status).toBe(400)
  expect((await cloud.send('GET', '/_meridian/clock')).status).toBe(405)
})

test('other clocks cannot be advanced', async () => {
  await cloud.restart({ clock: 'instant' })
  expect((await cloud.send('PUT', '/_meridian/clock', { body: { advance: 1 } })).status).toBe(409)
})
