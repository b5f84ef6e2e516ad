import { expect, test } from 'vitest'
import { resources } from '../resources/index.ts'
import { DETAILS_REDIRECTS } from './details-redirects.ts'

test.each([
  '/project/instances/$id',
  '/project/routers/$id',
  '/project/networks/$id/detail',
  '/project/networks/subnets/$id/detail',
  '/project/networks/ports/$id/detail',
])('[TOPO-01] the address %s of the topology leads to the page of a type', (address) => {
  const type = DETAILS_REDIRECTS.find(({ path }) => path === address)?.type
  expect(resources.map((entry) => entry.type)).toContain(type)
})
