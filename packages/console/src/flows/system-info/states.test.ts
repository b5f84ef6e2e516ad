import { expect, test } from 'vitest'
import { downOf, ofAgent, ofEngine, ofService, type ServiceRow } from './states.ts'

const row = (id: string, more: Partial<ServiceRow>): ServiceRow => ({
  id,
  name: 'x',
  host: 'h',
  zone: null,
  enabled: true,
  up: true,
  updated: null,
  reason: null,
  ...more,
})

test('what is down is listed with the longest silent first; what was disabled on purpose is not', () => {
  const rows = [
    row('late', { up: false, updated: '2026-01-02T00:00:00' }),
    row('fine', {}),
    row('off', { up: false, enabled: false }),
    row('later', { up: false, updated: '2026-01-01T00:00:00' }),
  ]
  expect(downOf(rows).map(({ id }) => id)).toEqual(['later', 'late'])
})

test('services, agents and engines become rows of the same shape', () => {
  const common = { host: 'one', zone: 'nova', updated_at: null, disabled_reason: 'fan' }
  const service = {
    ...common,
    id: 3,
    binary: 'nova-compute',
    status: 'disabled',
    state: 'up',
    forced_down: null,
  } as const
  expect(ofService(service)).toMatchObject({ id: '3', name: 'nova-compute', enabled: false, up: true, reason: 'fan' })
  const agent = { id: 'a', agent_type: 'L3 agent', binary: 'neutron-l3-agent', host: 'net', topic: 't' }
  const state = {
    availability_zone: null,
    description: null,
    admin_state_up: true,
    admin_state: 'UP',
    alive: false,
  } as const
  const times = { heartbeat_timestamp: '2026-01-01 00:00:00', created_at: '', started_at: '', configurations: {} }
  expect(ofAgent({ ...agent, ...state, ...times })).toMatchObject({ type: 'L3 agent', up: false, enabled: true })
  const engine = { id: 'e', engine_id: 'e', host: 'h', hostname: 'h', binary: 'heat-engine', topic: 'engine' }
  const ages = { status: 'down', report_interval: 60, created_at: null, updated_at: null, deleted_at: null }
  expect(ofEngine({ ...engine, ...ages })).toMatchObject({ name: 'heat-engine', up: false })
})
