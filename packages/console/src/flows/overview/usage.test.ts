import { usageEndpoints } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { usedProject, projectUsageCsv, usageCsv, totalsOf } from './usage.ts'

const intl = createIntl({ locale: 'en' })

const server = (fields: object) => ({
  hours: 2.019559371666667,
  flavor: 'm1.tiny',
  instance_id: '1809d8fd-557c-45d5-a97b-b0eecb92f08f',
  name: 'stopped-1',
  tenant_id: '38864986c5c7461e9b40a3421935d0cd',
  memory_mb: 512,
  local_gb: 1,
  vcpus: 1,
  started_at: '2026-11-15T00:20:17.000000',
  ended_at: null,
  state: 'stopped',
  uptime: 7270,
  ...fields,
})

/** A response of a real Nova. */
const { items } = usageEndpoints.usageList.result.parse({
  items: [
    {
      tenant_id: '38864986c5c7461e9b40a3421935d0cd',
      server_usages: [
        server({}),
        server({ name: '=1+1, "x"', memory_mb: 2048, local_gb: 20, state: 'active', hours: 0.5 }),
        server({ name: 'gone', ended_at: '2026-11-15T02:16:54.000000', state: 'terminated', uptime: 74 }),
      ],
      total_local_gb_usage: 42.42185791611111,
      total_vcpus_usage: 4.0396742988888885,
      total_memory_mb_usage: 5171.209769244444,
      total_hours: 4.0396742988888885,
      start: '2020-01-01T00:00:00.000000',
      stop: '2026-11-15T02:21:27.413738',
    },
  ],
})

test('a terminated server counts for the hours of the period, and not as active', () => {
  expect(totalsOf(items)).toEqual({
    instances: 2,
    ram: 2560,
    vcpuHours: 4.0396742988888885,
    diskHours: 42.42185791611111,
    ramHours: 5171.209769244444,
  })
  expect(totalsOf([])).toEqual({ instances: 0, ram: 0, vcpuHours: 0, diskHours: 0, ramHours: 0 })
})

test('the CSV file has plain numbers and units in its header, and escapes names that spreadsheets would execute', () => {
  const lines = usageCsv(intl, items[0]?.server_usages ?? []).split('\r\n')
  expect(lines).toEqual([
    '\uFEFFInstance Name,VCPUs,RAM (MB),Disk (GB),Usage (Hours),Age (Seconds),State',
    'stopped-1,1,512,1,2.02,7270,Stopped',
    `"'=1+1, ""x""",1,2048,20,0.50,7270,Active`,
    'gone,1,512,1,2.02,74,Terminated',
    '',
  ])
})

test('a project has its running servers, its total usage and its name', () => {
  const projects = items.map((usage) => usedProject(usage, () => '-demo'))
  expect(projects).toMatchObject([{ vcpus: 2, disk: 21, ram: 2560, vcpuHours: 4.0396742988888885 }])
  expect(projectUsageCsv(intl, projects).split('\r\n')).toEqual([
    '\uFEFFProject Name,VCPUs,RAM (MB),Disk (GB),Usage (Hours)',
    "'-demo,2,2560,21,4.04",
    '',
  ])
})
