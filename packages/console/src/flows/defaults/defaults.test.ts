import { expect, test } from 'vitest'
import { changedLimits, editableOf, limitsSchema } from './defaults.ts'

const quota = (name: string, limit = 10) => ({ name, display_name: name, limit })

test('the quotas of single volume types are not offered for change', () => {
  const { volume } = editableOf([], [quota('volumes'), quota('volumes_fast'), quota('groups')])
  expect(volume.map(({ name }) => name)).toEqual(['volumes', 'groups'])
})

test('only limits that differ are sent', () => {
  expect(changedLimits([quota('cores'), quota('ram')], { cores: 10, ram: -1 })).toEqual({ ram: -1 })
})

test('a limit is a whole number from -1 on', () => {
  const schema = limitsSchema(editableOf([quota('cores')], []))
  const accepts = (cores: number) => schema.safeParse({ cores }).success
  expect([accepts(-1), accepts(0), accepts(-2), accepts(1.5)]).toEqual([true, true, false, false])
})
