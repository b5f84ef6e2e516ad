import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let admin: Browser
beforeAll(async () => {
  meridian = await startConsole()
  admin = meridian.browser()
  await admin.signIn('admin')
})
afterAll(() => meridian.stop())

describe('[CHART-03] [METER-01] usage', () => {
  test('of a meter has a series for each project', async () => {
    const chart = (await admin.get('/admin/metering/samples?meter=memory.usage&date_options=7&group_by=project')).json()
    const demo = chart.series.find(({ name }: { name: string }) => name === 'demo')
    expect(demo).toMatchObject({ unit: expect.stringMatching(/^[MG]B$/), meter: 'memory.usage' })
    expect(demo.data.length).toBeGreaterThan(3)
    expect(demo.data[0].x).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  })

  test('[CHART-06] has the series, statistics and settings of the form that is appended', async () => {
    const form = new URLSearchParams({
      meter: 'vcpus',
      stats_attr: 'max',
      date_options: '7',
      date_from: '',
      date_to: '',
    })
    const { series, stats, settings } = (await admin.get(`/admin/metering/samples?${form}`)).json()
    expect(series.length).toBeGreaterThan(0)
    expect(stats.max_value).toBeGreaterThanOrEqual(stats.used)
    expect(stats).toMatchObject({ unit: series[0].unit, average: expect.any(Number) })
    expect(settings).toMatchObject({ yMin: 0, higlight_last_point: true })
    const days = (Date.parse(settings.xMax) - Date.parse(settings.xMin)) / (24 * 60 * 60 * 1000)
    expect(Math.floor(days)).toBe(7)
    expect(series[0].data.every(({ x }: { x: string }) => `${x}.000Z` >= settings.xMin)).toBe(true)
  })

  test('without a meter is empty', async () => {
    expect((await admin.get('/admin/metering/samples')).json()).toEqual({})
  })

  test('of a period that ends before it starts is refused', async () => {
    const answer = await admin.get(
      '/admin/metering/samples?meter=cpu&date_options=other&date_from=2026-11-05&date_to=2026-11-01',
    )
    expect([answer.statusCode, answer.json()]).toEqual([400, 'Start must be earlier than end of period.'])
  })

  test('as CSV has a row for every project, meter and day', async () => {
    const answer = await admin.get('/admin/metering/report/csv?date_options=7')
    expect(answer.headers['content-disposition']).toContain('usage.csv')
    const [head, ...rows] = answer.body.slice(1).trim().split('\r\n')
    expect(head).toBe('Project Name,Meter,Description,Service,Time,Value (Avg),Unit')
    expect(rows.some((row) => row.startsWith('demo,memory.usage,Memory used,Nova,'))).toBe(true)
  })

  test('is for administrators only', async () => {
    const member = meridian.browser()
    await member.signIn('demo')
    expect((await member.get('/admin/metering/samples?meter=cpu')).statusCode).toBe(403)
    expect((await member.get('/admin/metering/report/csv')).statusCode).toBe(403)
  })
})
