import { expect, test } from 'vitest'
import { mayBeDeleted } from './interface.actions.ts'

test.each([
  ['network:router_interface', true],
  ['network:router_gateway', true],
  ['network:ha_router_replicated_interface', true],
  ['network:router_ha_interface', false],
])('an interface of %s can be deleted: %s', (device_owner, may) => {
  expect(mayBeDeleted({ device_owner })).toBe(may)
})
