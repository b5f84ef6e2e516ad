import { expect, test } from 'vitest'
import { server } from '../../resources/instance/server.fixture.ts'
import { isStarting } from './first-steps.ts'

const now = Date.parse('2026-11-17T12:00:00Z')
const made = (created: string, status = 'ACTIVE') => server({ created, status })

test('the steps are there for an empty project, and for an hour after its first launch', () => {
  expect(isStarting([], now)).toBe(true)
  expect(isStarting([made('2026-11-17T11:30:00Z', 'BUILD')], now)).toBe(true)
  expect(isStarting([made('2026-11-17T10:30:00Z')], now)).toBe(false)
  expect(isStarting([made('2026-11-17T11:30:00Z'), made('2026-11-17T11:31:00Z')], now)).toBe(false)
})

test('a failed launch is shown as an error, and an unknown list as nothing yet', () => {
  expect(isStarting([made('2026-11-17T11:30:00Z', 'ERROR')], now)).toBe(false)
  expect(isStarting(undefined, now)).toBe(false)
})
