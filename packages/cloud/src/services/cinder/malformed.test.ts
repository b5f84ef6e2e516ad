import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsIn, malformedRequestsFor, recordedBodies } from '../../../test-support/malformed.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import { cinder } from './index.ts'

const RUNS_PER_ROUTE = 6

const cloud = await testCloud()
const admin = await cloud.as('admin', 'demo')
const newest = { 'openstack-api-version': 'volume 3.70' }

test('the newest version never responds with 5xx either', { timeout: 60_000 }, async () => {
  const ids = await idsIn(admin, cinder)
  for (const route of cinder.routes.filter(({ path }) => !path.includes(':project_id'))) {
    const malformed = malformedRequestsFor(cinder, route, ids, recordedBodies(cinder, route))
    await fc.assert(
      fc.asyncProperty(malformed, async ({ method, path, headers, ...options }) => {
        const json = { ...headers, 'content-type': 'application/json' }
        const { status } = await admin.send(method, path, { ...options, headers: { ...json, ...newest } })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: RUNS_PER_ROUTE },
    )
  }
  expect(cloud.logLines).toEqual([])
})
