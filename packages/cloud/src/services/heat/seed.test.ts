import { expect, test } from 'vitest'
import { stackClient } from '../../../test-support/heat.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = await cloud.as('demo', 'demo')
const heat = stackClient(demo)

interface Listed {
  id: string
  stack_name: string
  stack_status: string
  stack_status_reason: string
}

const named = async (name: string): Promise<Listed> => (await heat.get(`stacks?name=${name}`)).body.stacks[0]

interface Resource {
  resource_name: string
  resource_status: string
  parent_resource?: string
}

const resourcesOf = async ({ stack_name: name, id }: Listed, query = ''): Promise<Resource[]> =>
  (await heat.get(`stacks/${name}/${id}/resources${query}`)).body.resources

test('the company has a nested, a failed and a large stack', async () => {
  const tokens = await resourcesOf(await named('api-tokens'), '?nested_depth=1')
  expect(tokens.filter((one) => one.parent_resource === 'tokens').map((one) => one.resource_name)).toEqual([
    '0',
    '1',
    '2',
  ])
  const failed = await named('analytics')
  expect(failed).toMatchObject({
    stack_status: 'CREATE_FAILED',
    stack_status_reason: expect.stringMatching(/No valid host/),
  })
  expect((await resourcesOf(failed)).map((one) => [one.resource_name, one.resource_status])).toEqual([
    ['password', 'CREATE_COMPLETE'],
    ['worker', 'CREATE_FAILED'],
  ])
  expect(await resourcesOf(await named('voucher-codes'))).toHaveLength(120)
})
