import type { ComputeService, Hypervisor as ListedHypervisor } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { CellContext } from '../../framework/resource/item.ts'
import { cellText } from '../../framework/resource/cell-text.ts'
import { withService } from './hypervisor.queries.ts'
import { hypervisor } from './hypervisor.resource.tsx'

const context = { intl: createIntl({ locale: 'en' }) } as CellContext // the columns read no more of it than this

const listed: ListedHypervisor = {
  id: 7,
  hypervisor_hostname: 'one.example',
  hypervisor_type: 'QEMU',
  hypervisor_version: 7_002_000,
  host_ip: null,
  state: 'up',
  status: 'disabled',
  service: { id: 3, host: 'one', disabled_reason: 'fan' },
  vcpus: 64,
  vcpus_used: 16,
  memory_mb: 4096,
  memory_mb_used: 1024,
  free_ram_mb: 3072,
  running_vms: 2,
  local_gb: null,
  local_gb_used: null,
  free_disk_gb: null,
  disk_available_least: null,
  current_workload: 0,
}
const service = (more: Partial<ComputeService>): ComputeService => ({
  id: 3,
  binary: 'nova-compute',
  host: 'one',
  zone: 'nova',
  status: 'disabled',
  state: 'up',
  updated_at: null,
  disabled_reason: null,
  forced_down: false,
  ...more,
})

const row = withService(listed, [
  service({ binary: 'nova-other' }),
  service({ host: 'two' }),
  service({ zone: 'edge' }),
])

const offered = (item: typeof row) =>
  hypervisor.actions.flatMap((action) => ('allowed' in action && action.allowed?.(item, context) ? [action.id] : []))

test('a row shows used and total amounts, and nothing where Nova leaves them to Placement', () => {
  const texts = Object.fromEntries(hypervisor.columns.map((column) => [column.id, cellText(column, row, context)]))
  expect(texts).toMatchObject({ name: 'one.example', vcpus: '16 / 64', ram: '1 GB / 4 GB', disk: '', zone: 'edge' })
})

test('a row has the compute service of its host, and no zone if services cannot be listed', () => {
  expect(row).toMatchObject({ id: '7', computeService: { zone: 'edge' } })
  expect(withService(listed, null).computeService).toBeNull()
})

test('the state of host and service decides which actions are offered', () => {
  expect(offered(row)).toEqual(['enable-service', 'migrate', 'force-down'])
  expect(offered({ ...row, status: 'enabled' })).toEqual(['disable-service', 'migrate', 'force-down'])
  const down = withService({ ...listed, state: 'down' }, [service({ forced_down: true })])
  expect(offered(down)).toEqual(['evacuate', 'enable-service', 'end-forced-down'])
})
