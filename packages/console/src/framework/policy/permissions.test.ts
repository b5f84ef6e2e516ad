import { expect, test } from 'vitest'
import { isOffered } from '../actions/quota-availability.ts'
import { addPermissionResolver, meets } from './permissions.ts'

const context = { serves: (type: string) => type === 'compute', settings: { launch: { enabled: false } } }

test('[SHELL-22] services and settings are resolved', () => {
  expect(meets({}, context)).toBe(true)
  expect(meets({ services: ['volume', 'compute'] }, context)).toBe(true)
  expect(meets({ services: ['volume'] }, context)).toBe(false)
  expect(meets({ setting: ['launch', 'enabled'] }, context)).toBe(false)
  expect(meets({ setting: ['launch', 'unset'] }, context)).toBe(true)
})

test('[SHELL-22] an extension adds a resolver, and actions that require its kind are offered as it decides', () => {
  const action = { requires: { licence: 'gold' } }
  expect(isOffered(action, context.serves, context.settings)).toBe(false)
  const remove = addPermissionResolver<string>('licence', (licence) => licence === 'gold')
  expect(isOffered(action, context.serves, context.settings)).toBe(true)
  expect(isOffered({ requires: { licence: 'silver' } }, context.serves, context.settings)).toBe(false)
  expect(isOffered({ ...action, services: ['volume'] }, context.serves, context.settings)).toBe(false)
  expect(() => addPermissionResolver('licence', () => true)).toThrow('licence')
  remove()
  expect(isOffered(action, context.serves, context.settings)).toBe(false)
})
