import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idsIn, malformedRequestsFor, validRequest, recordedBodies, routeOf } from '../test-support/malformed.ts'
import { testCloud } from '../test-support/test-cloud.ts'
import { SERVICES } from './cloud.ts'

const RUNS_PER_ROUTE = Number(process.env['MERIDIAN_RUNS'] ?? 12)

const cloud = await testCloud()
const admin = await cloud.as('admin', 'admin')

/** Requests that would revoke the test's own access. */
const own = [admin.userId, admin.projectId, 'default']

/** Octavia's provider does not support an option: the recorded response is a 501, too. */
const REFUSED_BY_PROVIDER = 501

describe('no request gets a 5xx', () => {
  test.for(SERVICES.map((service) => [service.type, service] as const))(
    '%s',
    { timeout: 600_000 },
    async ([, service]) => {
      const ids = (await idsIn(admin, service)).filter((id) => !own.includes(id))
      for (const route of service.routes) {
        const plain = validRequest(route)
        expect(routeOf(service, plain)).toBe(route)
        const { status: response } = await admin.send(route.method, service.prefix + plain.path, plain)
        expect(response).toBeLessThan(500)
        const malformed = malformedRequestsFor(service, route, ids, recordedBodies(service, route))
        await fc.assert(
          fc.asyncProperty(malformed, async ({ method, path, ...ask }) => {
            const { status } = await admin.send(method, path, ask)
            if (status !== REFUSED_BY_PROVIDER) expect(status).toBeLessThan(500)
          }),
          { numRuns: RUNS_PER_ROUTE },
        )
      }
      expect(cloud.logLines).toEqual([])
      expect((await admin.get('/identity/v3/auth/projects')).status).toBe(200)
    },
  )
})
