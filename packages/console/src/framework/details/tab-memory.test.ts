import { expect, test } from 'vitest'
import { formatTabs, openTab, parseTabs } from './use-tab.ts'

test('[TABS-01] the cookie stores the last open tab of each type', () => {
  const once = formatTabs({}, 'OS::Nova::Server', 'log')
  expect(once).toMatch(/^tabs=/)
  const twice = formatTabs(parseTabs(`csrftoken=x; ${once}`), 'OS::Glance::Image', 'overview')
  expect(parseTabs(twice)).toEqual({ 'OS::Nova::Server': 'log', 'OS::Glance::Image': 'overview' })
  expect(parseTabs(formatTabs(parseTabs(twice), 'OS::Nova::Server', 'overview'))['OS::Nova::Server']).toBe('overview')
})

test('an invalid cookie does not throw', () => {
  for (const cookie of [
    '',
    'tabs=',
    'tabs=%7B',
    'tabs=3',
    'tabs=null',
    'tabs=%7B%22a%22%3A1%7D',
    'mytabs=%7B%22a%22%3A%22b%22%7D',
  ]) {
    expect(parseTabs(cookie)).toEqual({})
  }
})

test('when there are too many tabs, the least recently used is dropped', () => {
  let cookie = ''
  for (let index = 0; index < 25; index += 1) cookie = formatTabs(parseTabs(cookie), `type ${index}`, 'overview')
  expect(Object.keys(parseTabs(cookie))).toHaveLength(20)
  expect(parseTabs(cookie)).toHaveProperty(['type 24'])
  expect(parseTabs(cookie)).not.toHaveProperty(['type 4'])
})

test('the tab of the address comes first, then the last one, but not over a failure', () => {
  const ids = ['overview', 'log']
  expect(openTab(ids, { remembered: 'log', failed: false })).toBe('log')
  expect(openTab(ids, { remembered: 'log', failed: true })).toBe('overview')
  expect(openTab(ids, { asked: 'log', failed: true })).toBe('log')
  expect(openTab(ids, { asked: 'gone', failed: false })).toBe('overview')
})
