import { describe, expect, test } from 'vitest'
import { stackClient } from '../../../../test-support/heat.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = await cloud.as('demo', 'demo')
const heat = stackClient(demo)

const word = (properties: object = {}) => ({ type: 'OS::Heat::RandomString', properties })

describe('the list', () => {
  test('is filtered by name, status and tags, sorted and paged', async () => {
    for (const [name, tags] of [
      ['list-a', 'red'],
      ['list-b', 'red,blue'],
      ['list-c', 'blue'],
    ])
      await heat.make(String(name), {}, { tags })
    const names = async (query: string) =>
      (await heat.get(`stacks?${query}`)).body.stacks.map((stack: { stack_name: string }) => stack.stack_name)
    expect(await names('name=list-a')).toEqual(['list-a'])
    expect(await names('tags=red,blue')).toEqual(['list-b'])
    expect(await names('tags_any=red,blue&sort_keys=name')).toEqual(['list-a', 'list-b', 'list-c'])
    expect(await names('tags_any=red,blue&not_tags=red,blue&sort_keys=name&sort_dir=desc')).toEqual([
      'list-c',
      'list-a',
    ])
    expect(await names('tags_any=red,blue&not_tags_any=red')).toEqual(['list-c'])
    expect(await names('status=FAILED&tags_any=red,blue')).toEqual([])
    const { body } = await heat.get('stacks?tags_any=red,blue&sort_keys=name&limit=2&with_count=true')
    expect(body.count).toBe(3)
    const next = new URL(body.links[0].href)
    expect((await demo.get(next.pathname + next.search)).body.stacks).toMatchObject([{ stack_name: 'list-c' }])
  })
})

test('the detailed list equals the list and ignores the query', async () => {
  await heat.make('listed', { word: word() })
  const listed = (await heat.get('stacks')).body
  expect(listed.stacks).toContainEqual(expect.objectContaining({ stack_name: 'listed' }))
  expect((await heat.get('stacks/detail?limit=x')).body).toEqual({ stacks: listed.stacks })
})
