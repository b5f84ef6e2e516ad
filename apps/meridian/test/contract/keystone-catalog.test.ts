import { catalogEndpoints, serviceStatusEndpoints, sessionEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'

describeContract(
  '[API-KEYSTONE] session and catalogue',
  { ...sessionEndpoints, ...catalogEndpoints, ...serviceStatusEndpoints },
  {
    userSession: {
      good: () => ({}),
      shows: (user) => {
        expect(user).toMatchObject({ username: 'demo', project_name: 'demo', is_superuser: false })
        expect(user).not.toHaveProperty('token')
      },
      refused: {},
    },
    identityVersion: { good: () => ({}), shows: ({ version }) => expect(version).toBe('3'), refused: {} },
    serviceCatalog: {
      good: () => ({}),
      shows: (services) => {
        expect(services.map(({ type }) => type)).toEqual(expect.arrayContaining(['identity', 'compute', 'network']))
        expect(new Set(services.flatMap(({ endpoints }) => endpoints.map((one) => one.interface)))).toEqual(
          new Set(['public']),
        )
      },
      refused: {},
    },
    serviceList: {
      good: () => ({}),
      shows: ({ items }) => expect(items.map(({ id }) => id)).toEqual(items.map((_service, place) => place)),
      refused: {},
    },
    findingList: {
      as: 'admin',
      good: () => ({}),
      shows: ({ items }) => {
        expect(items).toContainEqual({
          level: 'ok',
          what: 'compute',
          seen: expect.stringContaining('microversions 2.1'),
          fact: expect.objectContaining({ check: 'service', state: 'responds' }),
        })
        expect(items.filter(({ fact }) => fact === undefined)).toEqual([])
        expect(items.some(({ what }) => what === 'policy identity:list_users')).toBe(true)
      },
      refused: { 'a member': () => ({ as: 'demo', args: {}, status: 403 }) },
    },
    serviceStatusList: {
      as: 'admin',
      good: () => ({}),
      shows: ({ items }) => {
        const compute = items.find(({ id }) => id === 'compute')
        expect(compute).toMatchObject({ problem: null, microversions: { min: '2.1' } })
        // Some servers, as uwsgi, send no time.
        const clocks = items.flatMap(({ clock_seconds: seconds }) => seconds ?? [])
        expect(clocks.length).toBeGreaterThan(0)
        for (const seconds of clocks) expect(Math.abs(seconds)).toBeLessThan(10)
        expect(items.every(({ status }) => status !== null && status < 500)).toBe(true)
      },
      refused: {},
    },
  },
)
