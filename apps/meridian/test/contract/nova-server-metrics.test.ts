import { serverMetricEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { serverOfAnother, unknownServer } from '../support/server-refusals.ts'
import { sharedServer } from '../support/servers.ts'

describeContract('[API-NOVA] what was measured of a server', serverMetricEndpoints, {
  serverMetrics: {
    good: async (world) => ({ params: { id: (await sharedServer(world)).id }, query: { period: 'day' as const } }),
    shows: ({ start, stop, series }) => {
      expect(stop - start).toBe(24 * 60 * 60 * 1000)
      expect(Object.keys(series)).toContain('cpu')
    },
    refused: {
      'an unknown id': unknownServer(),
      "another's": serverOfAnother(),
      'an unknown period': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, query: { period: 'year' } },
        status: 400,
        says: 'period',
      }),
    },
  },
})
