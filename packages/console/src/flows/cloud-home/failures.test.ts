import type { Server, StackSummary, Volume } from '@meridian/contract'
import { expect, test } from 'vitest'
import { failuresOf } from './failures.ts'

const NOW = Date.parse('2026-03-02T12:00:00Z')

const server = (id: string, updated: string) =>
  ({ id, name: id, tenant_id: 'p1', updated, created: '2026-01-01T00:00:00Z', fault: null }) as Server // only what is read
const volume = (id: string, updated: string | null, created: string) =>
  ({ id, name: '', updated_at: updated, created_at: created, 'os-vol-tenant-attr:tenant_id': 'p2' }) as Volume // only what is read
const stack = (id: string, status: string, updated: string | null) =>
  ({
    id,
    stack_name: id,
    stack_status: status,
    stack_status_reason: 'why',
    updated_time: updated,
    creation_time: '2026-03-02T09:00:00Z',
    project: 'p3',
  }) as StackSummary // only what is read

test('what changed in the last day is listed, newest first, with its project; the rest is counted', () => {
  const { recent, older } = failuresOf(
    {
      servers: [server('new', '2026-03-02T11:00:00Z'), server('old', '2026-03-01T11:59:00Z')],
      // Cinder's times have no zone.
      volumes: [volume('v1', null, '2026-03-02T10:00:00.000000'), volume('v2', '2026-02-01T00:00:00', '2026-01-01')],
      stacks: [stack('s1', 'CREATE_FAILED', null), stack('mended', 'UPDATE_COMPLETE', '2026-03-02T11:30:00Z')],
    },
    NOW,
  )
  expect(recent.map(({ id, project }) => [id, project])).toEqual([
    ['new', 'p1'],
    ['v1', 'p2'],
    ['s1', 'p3'],
  ])
  expect(older).toBe(2)
})

test('a thing without a name is called by its id', () => {
  const { recent } = failuresOf({ servers: [], volumes: [volume('v1', null, '2026-03-02T10:00:00')], stacks: [] }, NOW)
  expect(recent.map(({ name }) => name)).toEqual(['v1'])
})
