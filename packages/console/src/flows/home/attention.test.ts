import type { ApplicationCredential, StackSummary, VolumeBackup, VolumeSnapshot } from '@meridian/contract'
import { expect, test } from 'vitest'
import { server } from '../../resources/instance/server.fixture.ts'
import type { Activity } from '../../framework/activity/activity.ts'
import { createPlan } from '../../framework/plan/create-plan.ts'
import { attentionIn, severityOf } from './attention.ts'

const now = Date.parse('2026-11-17T12:00:00Z')
const here = { project: 'p1', now }

const credential = (id: string, expires: string | null, project = 'p1'): ApplicationCredential => ({
  id,
  name: id,
  description: null,
  project_id: project,
  expires_at: expires,
  unrestricted: false,
  roles: [],
  access_rules: [],
})

const stack = (id: string, status: string, at: string): StackSummary => ({
  id,
  stack_name: id,
  description: null,
  stack_status: status,
  stack_status_reason: 'Resource CREATE failed',
  creation_time: at,
  updated_time: null,
  deletion_time: null,
  stack_owner: null,
  parent: null,
  tags: null,
})

const ids = (inspected: Parameters<typeof attentionIn>[0]) => attentionIn(inspected, here).map(({ id }) => id)

test('errors come first, the newest of them first; then what is full, then what ends or fills soon', () => {
  const fault = { code: 500, created: '2026-11-17T11:00:00Z', message: 'No valid host', details: null }
  const all = attentionIn(
    {
      servers: [server({ id: 'render-1', status: 'ERROR', fault })],
      stacks: [
        stack('web', 'CREATE_FAILED', '2026-11-17T11:30:00'),
        stack('db', 'CREATE_COMPLETE', '2026-11-17T11:40:00'),
      ],
      limits: [
        { id: 'storage', used: 92, max: 100, unit: 'GB' },
        { id: 'floatingIps', used: 5, max: 5 },
        { id: 'vcpus', used: 40, max: 80 },
      ],
      credentials: [credential('ci', '2026-11-22T09:00:00.000000')],
    },
    here,
  )
  expect(all.map((each) => [each.id, severityOf(each)])).toEqual([
    ['web', 'error'],
    ['render-1', 'error'],
    ['floatingIps', 'full'],
    ['storage', 'soon'],
    ['ci', 'soon'],
  ])
})

test('only credentials of this project that end soon, or ended lately, count', () => {
  const credentials = [
    credential('never', null),
    credential('later', '2027-01-01T00:00:00'),
    credential('ended', '2026-11-15T00:00:00'),
    credential('long ago', '2026-10-01T00:00:00'),
    credential('elsewhere', '2026-11-18T00:00:00', 'p2'),
    credential('tomorrow', '2026-11-18T00:00:00'),
  ]
  expect(ids({ credentials })).toEqual(['ended', 'tomorrow'])
})

test('a resize that nobody has confirmed waits behind what is broken or full', () => {
  const all = attentionIn(
    {
      servers: [server({ id: 'broken', status: 'ERROR' })],
      resized: [server({ id: 'larger', status: 'VERIFY_RESIZE' })],
      limits: [{ id: 'floatingIps', used: 5, max: 5 }],
    },
    here,
  )
  expect(all.map((each) => [each.id, severityOf(each)])).toEqual([
    ['broken', 'error'],
    ['floatingIps', 'full'],
    ['larger', 'waiting'],
  ])
})

test('a limit of 0 and no limit at all are not full', () => {
  expect(
    ids({
      limits: [
        { id: 'routers', used: 0, max: 0 },
        { id: 'ports', used: 500, max: -1 },
      ],
    }),
  ).toEqual([])
})

const activity = (id: number, more: Partial<Activity>): Activity => ({
  id,
  title: 'Create server web',
  subject: '',
  state: 'failed',
  percent: null,
  notes: [],
  about: null,
  page: null,
  scope: '{}',
  awaited: null,
  startedAt: now - 60_000,
  endedAt: now,
  stop: null,
  plan: null,
  sent: [],
  ...more,
})

test('what was begun here and failed counts; not twice for an item that is broken, unless a step can run again', () => {
  const about = { type: 'OS::Nova::Server', id: 'render-1' }
  const plan = createPlan([{ id: 'attach', label: 'Attach', run: () => Promise.resolve() }])
  const servers = [server({ id: 'render-1', status: 'ERROR' })]
  const activities = [
    activity(1, {}),
    activity(2, { state: 'done' }),
    activity(3, { state: 'running' }),
    activity(4, { about }),
    activity(5, { about, plan }),
  ]
  const all = attentionIn({ servers, activities }, here)
  expect(all.map((each) => [each.id, severityOf(each)])).toEqual([
    ['1', 'error'],
    ['5', 'error'],
    ['render-1', 'error'],
  ])
})

test('snapshots and backups in error count as volumes do', () => {
  const item = { created_at: '2026-11-17T11:00:00' }
  expect(
    ids({
      snapshots: [{ ...item, id: 'snap' } as VolumeSnapshot],
      backups: [{ ...item, id: 'backup' } as VolumeBackup],
    }),
  ).toEqual(['snap', 'backup'])
})
