import { expect, test } from 'vitest'
import { needsDevice, secondFactorOf } from './second-factor.ts'

const RULES = [['password', 'totp']]

test.each([
  [{}, false],
  [{ multi_factor_auth_enabled: true }, false],
  [{ multi_factor_auth_enabled: true, multi_factor_auth_rules: [] }, false],
  [{ multi_factor_auth_enabled: false, multi_factor_auth_rules: RULES }, false],
  [{ multi_factor_auth_enabled: true, multi_factor_auth_rules: 'odd' }, false],
  [{ multi_factor_auth_enabled: true, multi_factor_auth_rules: RULES }, true],
])('with %j a second factor is required: %s', (options, isOn) => {
  expect(secondFactorOf({ options }).isOn).toBe(isOn)
})

test('the ways are shown also while they are not required', () => {
  expect(secondFactorOf({ options: { multi_factor_auth_rules: RULES } }).ways).toEqual(RULES)
})

test.each([
  [[['password', 'totp']], true],
  [[['password', 'totp'], ['application_credential']], true],
  [[['password', 'totp'], ['password']], false],
  [[['application_credential']], false],
  [[], false],
])('%j cannot be done without a device: %s', (ways, expected) => {
  expect(needsDevice(ways)).toBe(expected)
})
