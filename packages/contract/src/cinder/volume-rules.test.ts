import { expect, test } from 'vitest'
import { isVolumeTransitional, retypeForecast, volumeCan } from './volume-rules.ts'

type Seen = Parameters<typeof volumeCan.migrate>[0] & Parameters<typeof volumeCan.unmanage>[0]
const volume = (more: Partial<Seen> = {}): Seen => ({
  status: 'available',
  bootable: 'false',
  group_id: null,
  consistencygroup_id: null,
  transfer: null,
  attachments: [],
  'os-vol-mig-status-attr:migstat': null,
  metadata: {},
  ...more,
})
const allowed = (seen: Seen) =>
  Object.entries(volumeCan)
    .filter(([, can]) => can(seen))
    .map(([name]) => name)

const USABLE = ['edit', 'extend', 'attach', 'snapshot', 'backup', 'retype', 'upload']

test.each([
  ['available', {}, [...USABLE, 'revert', 'makeReadOnly', 'transfer', 'migrate', 'unmanage', 'delete']],
  [
    'bootable',
    { bootable: 'true' as const },
    [
      'edit',
      'extend',
      'launch',
      ...USABLE.slice(2),
      'revert',
      'makeReadOnly',
      'transfer',
      'migrate',
      'unmanage',
      'delete',
    ],
  ],
  [
    'migrating',
    { 'os-vol-mig-status-attr:migstat': 'migrating' },
    [...USABLE, 'revert', 'makeReadOnly', 'transfer', 'unmanage', 'delete'],
  ],
  ['in use', { status: 'in-use', bootable: 'true' as const }, [...USABLE, 'migrate']],
  ['being made', { status: 'creating' }, []],
  ['broken', { status: 'error' }, ['unmanage', 'delete']],
  ['in a group', { group_id: 'g' }, [...USABLE, 'revert', 'makeReadOnly', 'transfer']],
  [
    'in a consistency group',
    { consistencygroup_id: 'g' },
    [...USABLE, 'revert', 'makeReadOnly', 'transfer', 'migrate', 'unmanage'],
  ],
  [
    'read-only',
    { metadata: { readonly: 'True' } },
    [...USABLE, 'revert', 'makeWritable', 'transfer', 'migrate', 'unmanage', 'delete'],
  ],
  [
    'on offer',
    { status: 'awaiting-transfer', transfer: { id: 't', name: 't', volume_id: 'v', created_at: '' } },
    ['cancelTransfer'],
  ],
])('actions of a volume that is %s', (_what, more, expected) => {
  expect(allowed(volume(more))).toEqual(expected)
})

test('[TABLE-04] only volumes in transitional statuses are polled', () => {
  const changing = ['creating', 'extending', 'attaching', 'detaching', 'deleting', 'backing-up', 'reserved']
  expect(changing.every((status) => isVolumeTransitional({ status }))).toBe(true)
  const resting = ['in-use', 'available', 'error', 'error_extending', 'error_managing', 'maintenance']
  expect(resting.some((status) => isVolumeTransitional({ status }))).toBe(false)
})

test.each([
  ['fast', 'fast', 'stays'],
  ['fast', 'slow', 'moves'],
  ['fast', null, 'unknown'],
  [undefined, 'fast', 'unknown'],
] as const)('from back end %s to %s the data %s', (from, to, forecast) => {
  const type = (backend: string | null | undefined) =>
    backend === undefined ? undefined : { name: 'x', extra_specs: { volume_backend_name: backend } }
  expect(retypeForecast(type(from), type(to))).toBe(forecast)
})
