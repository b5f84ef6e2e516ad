import type { Router } from '@meridian/contract'
import { expect, test } from 'vitest'
import { blankRouter, changeRequest, createRequest, createShown, gatewayOf, routerValues } from './router-form.ts'

const router: Router = {
  id: 'r',
  name: 'door',
  description: '',
  project_id: 'me',
  tenant_id: 'me',
  tags: [],
  status: 'ACTIVE',
  admin_state_up: true,
  admin_state: 'UP',
  external_gateway_info: null,
  routes: [],
  availability_zones: [],
  availability_zone_hints: [],
  distributed: false,
  ha: false,
}

test('a new router is sent with the chosen values only', () => {
  expect(createRequest(blankRouter)).toEqual({ name: '', admin_state_up: true })
  expect(
    createRequest({
      project: 'p',
      name: 'door',
      admin_state_up: false,
      external_network: 'n',
      enable_snat: false,
      distributed: 'yes',
      ha: 'no',
      availability_zone_hints: ['nova'],
    }),
  ).toEqual({
    tenant_id: 'p',
    name: 'door',
    admin_state_up: false,
    distributed: true,
    ha: false,
    external_gateway_info: { network_id: 'n', enable_snat: false },
    availability_zone_hints: ['nova'],
  })
})

test('SNAT is not sent if the user may not choose it', () => {
  expect(gatewayOf({ external_network: 'n' })).toEqual({ network_id: 'n' })
  expect(gatewayOf({ external_network: null, enable_snat: true })).toBeUndefined()
})

test('SNAT is shown with a gateway, kinds and zones if they can be chosen', () => {
  const may = { mayProject: false, maySnat: true, mayDistribute: true, mayReplicate: false, hasZones: true }
  const shown = (network: string | null) =>
    Object.entries(createShown(may))
      .filter(([, isShown]) => isShown({ ...blankRouter, external_network: network }))
      .map(([name]) => name)
  expect(shown(null)).toEqual(['distributed', 'availability_zone_hints'])
  expect(shown('n')).toEqual(['enable_snat', 'distributed', 'availability_zone_hints'])
})

test('the kind of an edited router is only sent if it changed', () => {
  const same = { name: 'door', admin_state_up: true }
  expect(changeRequest(routerValues(router), router)).toEqual(same)
  expect(changeRequest(same, router)).toEqual(same)
  expect(changeRequest({ ...routerValues(router), distributed: 'yes' }, router)).toEqual({ ...same, distributed: true })
})
