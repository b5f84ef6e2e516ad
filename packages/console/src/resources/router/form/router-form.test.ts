import type { Router } from '@meridian/contract'
import { expect, test } from 'vitest'
import { blankRouter, changeRequest, createRequest, createShown, gatewayOf, routerValues } from './router-form.ts'

const router: Router = {
  ...{ id: 'r', name: 'door', description: '', project_id: 'me', tenant_id: 'me', tags: [], status: 'ACTIVE' },
  ...{ admin_state_up: true, admin_state: 'UP', external_gateway_info: null, routes: [] },
  ...{ availability_zones: [], availability_zone_hints: [], distributed: false, ha: false },
}

test('a new router is sent with what was said alone', () => {
  expect(createRequest(blankRouter)).toEqual({ name: '', admin_state_up: true })
  expect(
    createRequest({
      ...{ project: 'p', name: 'door', admin_state_up: false, external_network: 'n', enable_snat: false },
      ...{ distributed: 'yes', ha: 'no', availability_zone_hints: ['nova'] },
    }),
  ).toEqual({
    ...{ tenant_id: 'p', name: 'door', admin_state_up: false, distributed: true, ha: false },
    ...{ external_gateway_info: { network_id: 'n', enable_snat: false }, availability_zone_hints: ['nova'] },
  })
})

test('who may not say whether there is SNAT says nothing of it', () => {
  expect(gatewayOf({ external_network: 'n' })).toEqual({ network_id: 'n' })
  expect(gatewayOf({ external_network: null, enable_snat: true })).toBeUndefined()
})

test('SNAT is asked for with a gateway, kinds and zones where they can be chosen', () => {
  const may = { mayProject: false, maySnat: true, mayDistribute: true, mayReplicate: false, hasZones: true }
  const asked = (network: string | null) =>
    Object.entries(createShown(may))
      .filter(([, isShown]) => isShown({ ...blankRouter, external_network: network }))
      .map(([name]) => name)
  expect(asked(null)).toEqual(['distributed', 'availability_zone_hints'])
  expect(asked('n')).toEqual(['enable_snat', 'distributed', 'availability_zone_hints'])
})

test('of a router that is edited, its kind is sent only where it changed', () => {
  const same = { name: 'door', admin_state_up: true }
  expect(changeRequest(routerValues(router), router)).toEqual(same)
  expect(changeRequest(same, router)).toEqual(same)
  expect(changeRequest({ ...routerValues(router), distributed: 'yes' }, router)).toEqual({ ...same, distributed: true })
})
