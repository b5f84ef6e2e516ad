import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { quotaSchema } from './quota-schema.ts'
import { changesOf, formatQuota, limitsIn, quotaLabel, unitlessQuotaLabel, type ProjectQuotas } from './quotas.ts'

const quota = (name: string, limit: number, inUse = 0) => ({
  name,
  display_name: name,
  limit,
  in_use: inUse,
  reserved: 0,
})
const quotas: ProjectQuotas = {
  compute: [quota('instances', 10, 3), quota('cores', 20)],
  volume: [quota('volumes', 10)],
  network: [],
}

test.each([
  [{}, []],
  [{ instances: 3 }, []],
  [{ instances: -1 }, []],
  [{ instances: 2 }, ['instances']],
  [{ cores: -2 }, ['cores']],
  [{ volumes: 1.5 }, ['volumes']],
])('with %j there are problems in %j', (part, fields) => {
  const { error } = quotaSchema(quotas, {}).safeParse({ ...limitsIn(quotas), ...part })
  expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(fields)
})

test('only services with changes get a request, with all of their limits', () => {
  expect(changesOf(quotas, limitsIn(quotas))).toEqual({})
  expect(changesOf(quotas, { ...limitsIn(quotas), cores: 40 })).toEqual({ compute: { instances: 10, cores: 40 } })
})

test("a known quota has a name in the user's language, another the name of the service", () => {
  const intl = createIntl({ locale: 'de', messages: { 'type.instances': 'Instanzen' } })
  expect(quotaLabel(intl, quota('instances', 1))).toBe('Instanzen')
  expect(quotaLabel(intl, { ...quota('gigabytes_gold', 1), display_name: 'Gigabytes Gold' })).toBe('Gigabytes Gold')
})

test('a name has the unit of a plain number, and none beside a value with a unit of its own', () => {
  const intl = createIntl({ locale: 'en', onError: () => {} })
  expect(quotaLabel(intl, quota('ram', 1))).toBe('RAM (MB)')
  expect(unitlessQuotaLabel(intl, quota('ram', 1))).toBe('RAM')
  expect(unitlessQuotaLabel(intl, quota('instances', 1))).toBe('Instances')
  expect([formatQuota(intl, 'ram', 204_800), formatQuota(intl, 'gigabytes', 350)]).toEqual(['200 GB', '350 GB'])
  expect([formatQuota(intl, 'gigabytes_ssd', 2048), formatQuota(intl, 'cores', 1200)]).toEqual(['2 TB', '1,200'])
})
