import { expect, test } from 'vitest'
import { zoneOptions } from './SettingsPage.tsx'

test('timezones are sorted from west to east, with their offset at that time', () => {
  const zones = ['Asia/Kolkata', 'UTC', 'America/New_York', 'Europe/Berlin']
  expect(zoneOptions(zones, new Date('2026-07-01T00:00:00Z')).map(({ label }) => label)).toEqual([
    'UTC -04:00: America/New York',
    'UTC +00:00: UTC',
    'UTC +02:00: Europe/Berlin',
    'UTC +05:30: Asia/Kolkata',
  ])
})
