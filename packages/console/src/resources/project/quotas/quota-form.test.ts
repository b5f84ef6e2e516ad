import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { changesOf, limitsIn, quotaLabel, quotaSchema, type ProjectQuotas } from './quota-form.ts'

const quota = (name: string, limit: number, inUse = 0) => ({
  ...{ name, display_name: name, limit },
  ...{ in_use: inUse, reserved: 0 },
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
])('with %j something is wrong in %j', (part, wrong) => {
  const { error } = quotaSchema(quotas, {}).safeParse({ ...limitsIn(quotas), ...part })
  expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(wrong)
})

test('only services of which something is changed are told, and these all of their limits', () => {
  expect(changesOf(quotas, limitsIn(quotas))).toEqual({})
  expect(changesOf(quotas, { ...limitsIn(quotas), cores: 40 })).toEqual({ compute: { instances: 10, cores: 40 } })
})

test('a quota is called as the page speaks where it is known, else as the server calls it', () => {
  const intl = createIntl({ locale: 'de', messages: { 'project.quota.instances': 'Instanzen' } })
  expect(quotaLabel(intl, quota('instances', 1))).toBe('Instanzen')
  expect(quotaLabel(intl, { ...quota('gigabytes_gold', 1), display_name: 'Gigabytes Gold' })).toBe('Gigabytes Gold')
})
