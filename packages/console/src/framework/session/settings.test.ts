import { expect, test } from 'vitest'
import { settingAt } from './settings.ts'

const settings = { FILTER_DATA_FIRST: { 'admin.images': true, 'identity.users': null }, AJAX_POLL_INTERVAL: 5000 }

test('[SHELL-14] a setting is found by its path, whose keys may contain dots', () => {
  expect(settingAt(settings, ['FILTER_DATA_FIRST', 'admin.images'], false)).toBe(true)
  expect(settingAt(settings, ['AJAX_POLL_INTERVAL'], 2500)).toBe(5000)
})

test('[SHELL-14] an unset setting has its default, and an explicit null is set', () => {
  expect(settingAt(settings, ['FILTER_DATA_FIRST', 'admin.volumes'], false)).toBe(false)
  expect(settingAt(settings, ['AJAX_POLL_INTERVAL', 'deeper'], 1)).toBe(1)
  expect(settingAt(settings, ['FILTER_DATA_FIRST', 'identity.users'], false)).toBe(null)
})
