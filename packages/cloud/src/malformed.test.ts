import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idsIn, mischiefFor, recordedBodies } from '../test-support/malformed.ts'
import { testCloud } from '../test-support/test-cloud.ts'
import { SERVICES } from './cloud.ts'

const RUNS_PER_ROUTE = 12

const cloud = await testCloud()
const admin = await cloud.as('admin', 'admin')

describe('nothing that a client sends is answered with a 5xx', () => {
  test.for(SERVICES.map((service) => [service.type, service] as const))(
    '%s',
    { timeout: 120_000 },
    async ([, service]) => {
      const ids = await idsIn(admin, service)
      for (const route of service.routes) {
        const mischief = mischiefFor(service, route, ids, recordedBodies(service, route))
        await fc.assert(
          fc.asyncProperty(mischief, async ({ method, path, ...ask }) => {
            const { status } = await admin.send(method, path, ask)
            expect(status).toBeLessThan(500)
          }),
          { numRuns: RUNS_PER_ROUTE },
        )
      }
      expect(cloud.complaints).toEqual([])
    },
  )
})
