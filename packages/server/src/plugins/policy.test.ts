import { SERVER_ACTIONS, serverPolicy } from '@meridian/contract'
import { loadRules, type PolicyService } from '@meridian/policy'
import { expect, test } from 'vitest'

test.each(SERVER_ACTIONS)('[SHELL-15] the rules for %s are rules of the services', (action) => {
  const unknown = serverPolicy(action).filter(([service, rule]) => !(rule in loadRules(service as PolicyService))) // it is the question
  expect(unknown).toEqual([])
})
