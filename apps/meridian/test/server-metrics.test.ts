import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Server, ServerMetrics } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'
import { NOTHING } from './support/refusals.ts'

let meridian: Console
let demo: Browser
let web: Server
beforeAll(async () => {
  meridian = await startConsole()
  demo = meridian.browser()
  await demo.signIn('demo')
  const { items } = (await demo.get('/api/nova/servers/')).json()
  web = items.find(({ status }: Server) => status === 'ACTIVE')
})
afterAll(() => meridian.stop())

const metrics = async (browser: Browser, id: string, period: string): Promise<ServerMetrics> =>
  (await browser.get(`/api/nova/servers/${id}/metrics/?period=${period}`)).json()

describe("a server's metrics from Gnocchi", () => {
  test.each(['hour', 'day', 'week', 'month'])('have all series over the last %s', async (period) => {
    const { start, stop, step, series } = await metrics(demo, web.id, period)
    expect(step).toBeGreaterThanOrEqual(60)
    for (const points of Object.values(series)) {
      expect(points.length).toBeGreaterThan(0)
      expect(points.length).toBeLessThanOrEqual(200)
      expect(points.every(([time]) => time >= start && time <= stop)).toBe(true)
    }
    expect(series.cpu.every(([, percent]) => percent >= 0 && percent <= 100)).toBe(true)
    const total = series.memory_total.at(-1)?.[1] ?? 0
    expect(total).toBe((web.flavor.ram ?? 0) * 1024 ** 2)
    expect(series.memory.every(([, bytes]) => bytes > 0 && bytes <= total)).toBe(true)
  })

  test('of an unknown period are refused, by name of the field', async () => {
    const answer = await demo.get(`/api/nova/servers/${web.id}/metrics/?period=year`)
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.stringMatching(/^period: /)])
  })
})

describe("a server's metrics from the operator's Prometheus", () => {
  let prometheus: HttpServer
  let queried: URLSearchParams[]
  let reply: (query: string) => unknown
  beforeAll(async () => {
    prometheus = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://prometheus')
      queried.push(searchParams)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(reply(searchParams.get('query') ?? '')))
    })
    await new Promise<void>((resolve) => prometheus.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => prometheus.close(resolve)))

  const viaPrometheus = async (queries = {}) => {
    queried = []
    const { port } = prometheus.address() as AddressInfo // it listens on a port
    const browser = await meridian.replica({ prometheus: { url: `http://127.0.0.1:${port}`, queries } })
    await browser.signIn('demo')
    return browser
  }

  test('are queried by the id of the server and the step of the period', async () => {
    // As Prometheus responds: seconds, and values as text.
    reply = (query) => ({
      status: 'success',
      data: { resultType: 'matrix', result: query.includes('cpu') ? [{ metric: {}, values: values() }] : [] },
    })
    const values = () => {
      const end = Math.floor(Date.now() / 1000)
      return [
        [end - 1200, '12.5'],
        [end - 600, 'NaN'],
        [end, '25'],
      ]
    }
    const browser = await viaPrometheus({ net_in: 'rate(mine_in{vm="$id"}[$window])' })
    expect((await browser.get('/api/settings/')).json()).toMatchObject({ PROMETHEUS: true })
    const { series } = await metrics(browser, web.id, 'day')
    expect(series.cpu.map(([, percent]) => percent)).toEqual([12.5, 25])
    expect(series.disk_read).toEqual([])
    const queries = queried.map((each) => each.get('query'))
    expect(queries).toContain(`rate(mine_in{vm="${web.id}"}[600s])`)
    expect(queries.every((query) => query?.includes(`"${web.id}"`))).toBe(true)
    expect(queried[0]?.get('step')).toBe('600')
  })

  test('that cannot be parsed are a 502, and Prometheus is queried only for servers that Nova shows', async () => {
    reply = () => ({ status: 'success', data: 'x' })
    const browser = await viaPrometheus()
    expect((await browser.get(`/api/nova/servers/${NOTHING}/metrics/`)).statusCode).toBe(404)
    expect(queried).toEqual([])
    expect((await browser.get(`/api/nova/servers/${web.id}/metrics/`)).statusCode).toBe(502)
  })
})
