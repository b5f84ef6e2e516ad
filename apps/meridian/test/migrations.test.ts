import { migrationEndpoints, nova } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from './support/contract-cases.ts'
import { NOTHING } from './support/refusals.ts'
import type { World } from './support/world.ts'

const byMember =
  (args: object = {}) =>
  () => ({ as: 'demo' as const, args, status: 403, says: 'Policy' })

/** A server that is on its way to another host; each call starts another one. */
async function moving(world: World) {
  const { items } = await world.call('admin', nova.serverList, { query: { all_projects: 'true' } })
  const server = items.find((one) => one.status === 'ACTIVE' && one['OS-EXT-STS:task_state'] === null)
  if (!server) throw new Error('no server can move')
  const params = { id: server.id }
  await world.call('admin', nova.serverLiveMigrate, { params, body: { host: null } })
  const { items: found } = await world.call('admin', nova.serverMigrationList, { params })
  return { params: { ...params, migration: String(found[0]?.id) } }
}

const unknown = () => ({ args: { params: { id: NOTHING, migration: '1' } }, status: 404, says: NOTHING })

/** On the embedded cloud only: a real one of one host migrates nothing. */
describeContract(
  '[API-NOVA] migrations',
  migrationEndpoints,
  {
    migrationList: {
      as: 'admin',
      good: async (world) => {
        await moving(world)
        return { query: { status: 'running' } }
      },
      shows: ({ items }) => {
        expect(items).toContainEqual(expect.objectContaining({ migration_type: 'live-migration' }))
        expect(items.every(({ status }) => status === 'running')).toBe(true)
      },
      refused: {
        'a member': byMember(),
        'an empty host': () => ({ args: { query: { host: '' } }, status: 400, says: 'host' }),
      },
    },
    serverMigrationList: {
      as: 'admin',
      good: moving,
      shows: ({ items: [first] }) => {
        expect(first?.memory_total_bytes).toBeGreaterThan(0)
        expect(first?.memory_remaining_bytes).toBeLessThanOrEqual(first?.memory_total_bytes ?? 0)
      },
      refused: { 'an unknown id': unknown },
    },
    serverMigrationAbort: {
      as: 'admin',
      good: moving,
      refused: { 'an unknown id': unknown },
    },
    serverMigrationForce: {
      as: 'admin',
      good: moving,
      refused: { 'an unknown id': unknown },
    },
  },
  // Nothing arrives, however long the clients take.
  { clock: 'manual' },
)
