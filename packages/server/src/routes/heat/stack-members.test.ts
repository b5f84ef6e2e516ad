import type { ServiceClient } from '@meridian/openstack'
import { expect, test } from 'vitest'
import { stackMembers } from './stack-members.ts'

/** A Heat with this many stacks, each of which has one volume of its number. */
function heatWith(count: number, name: string) {
  const asked: string[] = []
  const stacks = Array.from({ length: count }, (_, at) => ({
    id: `${name}-${at}`,
    stack_name: `stack-${at}`,
    stack_status: 'CREATE_COMPLETE',
    updated_time: null,
  }))
  const get = (url: string) => {
    asked.push(url)
    const [, id] = /\/stacks\/[^/]+\/([^/]+)\/resources/.exec(url) ?? []
    if (id)
      return {
        resources: [
          { resource_name: 'disk', resource_type: 'OS::Cinder::Volume', physical_resource_id: `volume-${id}` },
        ],
      }
    const query = new URLSearchParams(url.split('?')[1])
    const start = stacks.findIndex(({ id: each }) => each === query.get('marker')) + 1
    const page = stacks.slice(start, start + Number(query.get('limit')))
    return { stacks: page, ...(start + page.length < count && { links: [{ rel: 'next' }] }) }
  }
  const heat = { urlOf: (path: string) => `http://${name}${path}`, get: async (url: string) => ({ body: get(url) }) }
  return { asked, heat: heat as unknown as ServiceClient } // what the search uses of it
}

const lists = (asked: readonly string[]) => asked.filter((url) => !url.includes('/resources')).length

test('an item of an old stack is found beyond the first page, and nothing is read after it', async () => {
  const { heat, asked } = heatWith(650, 'old')
  const { items, incomplete } = await stackMembers(heat, { ids: 'volume-old-450' })
  expect([items.map(({ stack_name: stack }) => stack), incomplete]).toEqual([['stack-450'], false])
  expect(lists(asked)).toBe(3)
})

test('an item of no stack is complete once all stacks are searched, and unchanged ones are not read again', async () => {
  const { heat, asked } = heatWith(250, 'none')
  expect(await stackMembers(heat, { ids: 'elsewhere' })).toEqual({ items: [], incomplete: false })
  const before = asked.length
  await stackMembers(heat, { ids: 'elsewhere' })
  expect(asked.length - before).toBe(2)
})

test('a project with too many stacks says that some were not searched', async () => {
  const { heat } = heatWith(2300, 'many')
  expect(await stackMembers(heat, { ids: 'elsewhere' })).toEqual({ items: [], incomplete: true })
})
