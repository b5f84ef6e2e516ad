import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsIn, malformedRequestsFor, recordedBodies } from '../../../test-support/malformed.ts'
import { networkClient } from '../../../test-support/neutron.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import { neutron } from './index.ts'

const RUNS_PER_ROUTE = 10

const cloud = await testCloud()
const client = await cloud.as('admin', 'demo')
const { list } = networkClient(client)

/** Recorded ids in bodies → ids of existing resources, so that malformed bodies pass the first check. */
const ids: Readonly<Record<string, string>> = {
  'f718a471-0679-473b-8323-d00b1ae12544': (await list('networks', '?name=private'))[0].id,
  'b642fda1-8c49-4735-9942-208673b8a85a': (await list('subnets', '?name=private-subnet'))[0].id,
  'f884b355-4636-4d20-9bd4-b48851c85b86': (await list('networks', '?name=public'))[0].id,
  'd2458973-7fe5-4109-9e6a-b773ed56865f': (await list('ports', '?name=trunk-parent'))[0].id,
  '9f6bf19e-382e-4c5f-a4e5-f9aa36396af1': (await list('ports', '?name=trunk-child'))[0].id,
  'ab0de8f0-014f-4aeb-91d8-e941d8568d9c': (await list('subnetpools'))[0].id,
  '99176275-46dc-4af4-ada6-a25d9df8879a': (await list('security-groups', '?name=web'))[0].id,
  'a6bb71fe-59f8-4b15-bb12-86b30749b96f': (await list('qos/policies'))[0].id,
}

const translated = (body: unknown) =>
  JSON.parse(Object.entries(ids).reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), JSON.stringify(body)))

test('malformed bodies with existing ids never cause a 5xx', { timeout: 60_000 }, async () => {
  const known = await idsIn(client, neutron)
  for (const route of neutron.routes.filter(({ method }) => method === 'POST' || method === 'PUT')) {
    const bodies = recordedBodies(neutron, route).map(translated)
    if (bodies.length === 0) continue
    await fc.assert(
      fc.asyncProperty(
        malformedRequestsFor(neutron, route, known, bodies),
        async ({ method, path, headers, ...ask }) => {
          const json = { ...headers, 'content-type': 'application/json' }
          expect((await client.send(method, path, { ...ask, headers: json })).status).toBeLessThan(500)
        },
      ),
      { numRuns: RUNS_PER_ROUTE },
    )
  }
  expect(cloud.logLines).toEqual([])
})
